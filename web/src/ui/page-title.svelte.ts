/** What the document's title says about the page besides its name: a player, a game. */
let detail = $state('');

export const pageTitle = {
  get detail(): string {
    return detail;
  },
  set detail(text: string) {
    detail = text;
  },
};
