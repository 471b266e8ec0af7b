/**
 * Polls right away, then at this interval while the page is visible. Returns a function to stop.
 */
export function lookEvery(ms: number, look: () => Promise<void>): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  void look();
  const timer = setInterval(lookIfSeen, ms);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
