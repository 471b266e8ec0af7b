/** The lessons of a game, loaded on demand. */

/** What every lesson has, whatever the game. */
export interface AnyLesson {
  /** The key of its texts and of its saved stars. */
  name: string;
  /** The lesson as text, handed back with every question about it. */
  source: string;
}

/** Returns a loader for the lesson file at a URL. It loads the file once. */
export function lessonsAt<Lesson extends AnyLesson>(
  address: string,
  read: (text: string) => Promise<Lesson[]>,
): () => Promise<Lesson[]> {
  let loading: Promise<Lesson[]> | undefined;
  return () => {
    loading ??= fetchText(address)
      .then(read)
      .catch((error: unknown) => {
        loading = undefined; // what failed may succeed the next time
        throw error;
      });
    return loading;
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`could not load the lessons: ${response.status}`);
  return response.text();
}
