import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

export const createSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

export interface SignedMessage {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The headers of Standard Webhooks. Each secret adds a signature, so that receivers can change the secret in between. */
export const signMessage = (
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): Readonly<Record<string, string>> => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets.map(secret => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`).join(' '),
})

const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64')
