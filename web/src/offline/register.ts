/** Registers the service worker once the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      // Private windows and strict settings forbid it. The page still works, but only online.
      .catch((error: unknown) => console.warn('the page is not kept for later:', error));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Visitors with data saver on don't want us to prefetch. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
