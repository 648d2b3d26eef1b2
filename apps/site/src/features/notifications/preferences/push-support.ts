/** unsupported: this browser cannot do it; denied: the player has blocked it in the browser. */
type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The site's service worker receives the messages. Without one, push is not possible. */
const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isSupported() ? navigator.serviceWorker.getRegistration() : undefined

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findRegistration())?.pushManager.getSubscription()) ?? null

export const findPushState = async (): Promise<PushState> => {
  const registration = await findRegistration()
  if (registration === undefined) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on'
}

interface BrowserSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Asks the player for permission. Null if they refuse. */
export const subscribeBrowser = async (key: string): Promise<BrowserSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser returned an incomplete push subscription')
  return { endpoint, keys: { p256dh, auth } }
}

/** Returns the endpoint that no longer receives messages, or null if there was none. */
export const unsubscribeBrowser = async (): Promise<string | null> => {
  const subscription = await findSubscription()
  if (subscription === null) return null
  await subscription.unsubscribe()
  return subscription.endpoint
}
