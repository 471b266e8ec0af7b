/** What a page adds to its document title. */
class PageTitle {
  /** What the page shows, such as a game or a player. */
  detail = $state('');
  /** Marks the tab, so that you notice your turn while you look at another tab. */
  isYourTurn = $state(false);

  /** The document title with these parts, from the page's name to the name of the site. */
  text(parts: readonly string[]): string {
    const whole = [this.detail, ...parts].filter((part) => part !== '').join(' · ');
    return this.isYourTurn ? `● ${whole}` : whole;
  }
}

export const pageTitle = new PageTitle();
