import { language } from '#core/text/text.ts'

const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register(`/service-worker.js?lang=${language}`)
  } catch {
    // The site works without the worker; a private window may forbid it.
  }
}

/** Registers the service worker after the page has loaded, so that it does not delay the first paint. */
export const registerServiceWorker = (): void => {
  // The development server replaces modules in place, which a cache would hide.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
