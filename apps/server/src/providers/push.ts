import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'

/** What a service worker of the site shows. The path of `url` is on the operator's site. */
export interface PushMessage {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly url: string
  /** A repeated message with the same tag replaces the first one. */
  readonly tag: string
}

/** A browser's address at its push service, with the keys of RFC 8291. */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** `gone`: the browser has unsubscribed. `rejected`: the service will never accept this message. */
type PushOutcome = 'sent' | 'gone' | 'rejected'

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

const timeoutMs = 15_000
const keptSeconds = 86_400

const gone: ReadonlySet<number> = new Set([404, 410])
const retried: ReadonlySet<number> = new Set([408, 425, 429])

/** Sends encrypted messages by Web Push (RFC 8030, 8291, 8292). Rejects if the service may accept the message later. */
export const createPushSender =
  (contact: string, { publicKey, privateKey }: PushKeys): SendPush =>
  async (target, message) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: keptSeconds,
      topic: message.tag.slice(-32),
    })
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, value]),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return 'sent'
    if (gone.has(answer.status)) return 'gone'
    if (answer.status < 500 && !retried.has(answer.status)) return 'rejected'
    throw new Error(`the push service answered ${answer.status}`)
  }

/** Whether an endpoint belongs to one of the services, so that no other server can be called through it. */
export const isPushEndpoint = (services: readonly string[], endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { origin, host, protocol, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return services.some(service => {
    const [scheme, name = ''] = service.split('//')
    return name.startsWith('*.') ? protocol === scheme && host.endsWith(name.slice(1)) : origin === service
  })
}
