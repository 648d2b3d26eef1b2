import type { PasskeyAssertion, PasskeyRequestOptions } from '@fairground/contract/entities/players/passkey'
import type { Static } from 'typebox'
import { type DemoStaff, getSettings } from '#core/settings.ts'

const present = 0x01
const verified = 0x04

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const readPem = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pem.replaceAll(/-----[^-]+-----|\s/g, '')), char => char.charCodeAt(0))

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data))

const join = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap(part => [...part]))

/** An integer of a DER sequence: no leading zeros, and a zero before a first bit that would mean "negative". */
const toDerInteger = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex(byte => byte !== 0)
  const digits = [...bytes.subarray(Math.max(first, 0))]
  const signed = digits[0]! >= 0x80 ? [0, ...digits] : digits
  return Uint8Array.from([0x02, signed.length, ...signed])
}

/** WebCrypto returns both numbers of the signature side by side; passkeys send a DER sequence. */
const toDer = (signature: Uint8Array): Uint8Array => {
  const half = signature.length / 2
  const content = join(toDerInteger(signature.subarray(0, half)), toDerInteger(signature.subarray(half)))
  return join(Uint8Array.from([0x30, content.length]), content)
}

let lastCount = 0

/** The counter of the signatures. The time is larger than every count of an earlier page. */
const nextCount = (): Uint8Array => {
  lastCount = Math.max(lastCount + 1, Math.floor(Date.now() / 1000))
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, lastCount)
  return bytes
}

/** Answers a challenge with a software passkey of the demo. */
export const signInSoftware = async (
  { privateKey, credentialId }: DemoStaff['passkey'],
  { challenge, rpId }: Static<typeof PasskeyRequestOptions>,
): Promise<Static<typeof PasskeyAssertion>> => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('pkcs8', readPem(privateKey), algorithm, false, ['sign'])
  const data = join(await sha256(encode(rpId)), Uint8Array.of(present | verified), nextCount())
  const { address } = getSettings()
  const client = encode(
    JSON.stringify({ type: 'webauthn.get', challenge, origin: address, crossOrigin: false }),
  )
  const signed = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    join(data, await sha256(client)),
  )
  return {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: toBase64(client),
      authenticatorData: toBase64(data),
      signature: toBase64(toDer(new Uint8Array(signed))),
    },
  }
}
