/** The browser keeps nothing, so a match cannot be handed to the play page. */
export class NotKept extends Error {
  constructor() {
    super('the browser does not let the page keep a match');
    this.name = 'NotKept';
  }
}
