import { readPushMessage, toOwnUrl } from './push-message.ts'
import { cacheName, findOldCaches, type Shell } from './shell.ts'
import { chooseStrategy } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope & { readonly shell: Shell }

const { shell } = self
const { origin } = self.location

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName(shell))
  await cache.addAll([...shell.assets, shell.offline])
  // Pages come from the network, so an open page of the earlier release stays consistent.
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  const old = findOldCaches(await caches.keys(), shell)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const answerPage = async (event: FetchEvent): Promise<Response> => {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    return preloaded ?? (await fetch(event.request))
  } catch {
    const page = await caches.match(shell.offline, { cacheName: cacheName(shell) })
    if (page === undefined) return Response.error()
    return new Response(page.body, { status: 503, headers: page.headers })
  }
}

const answerAsset = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName(shell))
  const known = await cache.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await cache.put(request.url, answer.clone())
  return answer
}

const showMessage = async (text: string | undefined): Promise<void> => {
  const { title, body, tag, url } = readPushMessage(text, { siteName: shell.siteName, origin })
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  })
}

/** Uses an open page of the site before it opens another one. */
const openPage = async (url: string): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  try {
    await open.navigate(url)
    await open.focus()
  } catch {
    // A page that this worker does not control cannot be navigated.
    await self.clients.openWindow(url)
  }
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))

self.addEventListener('fetch', event => {
  const strategy = chooseStrategy(event.request, origin)
  if (strategy === 'page') event.respondWith(answerPage(event))
  if (strategy === 'asset') event.respondWith(answerAsset(event.request))
})

self.addEventListener('push', event => event.waitUntil(showMessage(event.data?.text())))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url } = (event.notification.data ?? {}) as { url?: unknown }
  event.waitUntil(openPage(toOwnUrl(url, origin)))
})
