/**
 * Polls right away, then at this interval while the page is visible. Returns a function to stop.
 */
export function pollEvery(ms: number, poll: () => Promise<void>): () => void {
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') void poll();
  };
  void poll();
  const timer = setInterval(pollIfVisible, ms);
  document.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
  };
}
