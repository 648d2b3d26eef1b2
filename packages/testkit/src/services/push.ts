import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { SandboxAddresses } from './sandbox.ts'

/** A browser that has subscribed at the push service of the sandbox. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** The decrypted messages, oldest first. */
  readMessages(): Promise<readonly PushedMessage[]>
}

interface PushedMessage {
  readonly at: number
  readonly topic: string | null
  readonly content: {
    readonly id: string
    readonly kind: string
    readonly title: string
    readonly body: string
    readonly url: string
    readonly tag: string
  }
}

interface StoredMessage {
  readonly at: number
  readonly topic: string | null
  readonly body: string
}

const [saltBytes, sizeBytes, tagBytes] = [16, 4, 16]

/** RFC 8188 and 8291: one record, encrypted for the browser's key. */
const decrypt = (ecdh: ReturnType<typeof createECDH>, auth: Buffer, message: Buffer): string => {
  const salt = message.subarray(0, saltBytes)
  const keyStart = saltBytes + sizeBytes + 1
  const keyEnd = keyStart + (message[keyStart - 1] ?? 0)
  const senderKey = message.subarray(keyStart, keyEnd)
  const derive = (key: Uint8Array, by: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const input = derive(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(message.subarray(-tagBytes))
  const padded = Buffer.concat([decipher.update(message.subarray(keyEnd, -tagBytes)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

export const subscribeBrowser = async ({ pushUrl }: SandboxAddresses): Promise<PushBrowser> => {
  const made = await fetch(`${pushUrl}/subscriptions`, { method: 'POST' })
  const { endpoint } = (await made.json()) as { endpoint: string }
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    async readMessages() {
      const answer = await fetch(`${pushUrl}/messages?endpoint=${encodeURIComponent(endpoint)}`)
      const stored = (await answer.json()) as StoredMessage[]
      return stored.map(({ at, topic, body }) => ({
        at,
        topic,
        content: JSON.parse(decrypt(ecdh, auth, Buffer.from(body, 'base64'))) as PushedMessage['content'],
      }))
    },
  }
}

/** Makes the push service answer every message with this status. 201 accepts them again. */
export const setPushAnswer = async ({ pushUrl }: SandboxAddresses, status: number): Promise<void> => {
  await fetch(`${pushUrl}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  })
}
