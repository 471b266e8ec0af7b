/** The part of the document title besides the page name, such as a player or game. */
let detail = $state('');

export const pageTitle = {
  get detail(): string {
    return detail;
  },
  set detail(text: string) {
    detail = text;
  },
};
