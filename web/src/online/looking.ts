/** Looks at once, then again and again while somebody sees the page. Returns how to stop. */
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
