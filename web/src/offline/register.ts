/** Asks the browser to keep the page, once nothing more urgent is left to do. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      // Private windows and strict settings forbid it. The page works all the same, with a network.
      .catch((error: unknown) => console.warn('the page is not kept for later:', error));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** The visitor pays for what is loaded ahead, and has said so. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
