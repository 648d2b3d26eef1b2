import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@fairground/contract/entities/players/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Static } from 'typebox'

type Creation = Static<typeof PasskeyCreationOptions>
type Request = Static<typeof PasskeyRequestOptions>

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** What a software passkey keeps between two runs. */
export interface SavedPasskey {
  readonly privateKey: string
  readonly credentialId: string
}

export interface PasskeyOptions {
  /** Whether it verifies the person, as a fingerprint reader does. */
  readonly verifiesUser?: boolean
  readonly saved?: SavedPasskey
}

const openKey = (saved: SavedPasskey | undefined): KeyObject =>
  saved ? createPrivateKey(saved.privateKey) : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

const savedCounts = new Map<string, number>()

/**
 * The time is larger than every earlier count, also after a restart and in another program. Two uses within a second
 * need the last count too: the console refuses a count that it has seen.
 */
const nextSavedCount = (credentialId: string): number => {
  const count = Math.max((savedCounts.get(credentialId) ?? 0) + 1, Math.floor(Date.now() / 1000))
  savedCounts.set(credentialId, count)
  return count
}

/** A software passkey: ES256, no attestation, with a signature counter. */
export const createAuthenticator = (origin: string, { verifiesUser = false, saved }: PasskeyOptions = {}) => {
  const privateKey = openKey(saved)
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  const userFlags = present | (verifiesUser ? verified : 0)
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(jwk.x)],
    [-3, coordinate(jwk.y)],
  ])
  const credentialId = saved ? Buffer.from(saved.credentialId, 'base64url') : randomBytes(32)
  let uses = 0
  const countUse = (): void => {
    uses = saved ? nextSavedCount(saved.credentialId) : uses + 1
  }

  const authenticatorData = (rpId: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(uses, 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }
  const clientData = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const common = {
    id: base64(credentialId),
    rawId: base64(credentialId),
    clientExtensionResults: {},
    type: 'public-key',
  } as const

  return {
    credentialId: base64(credentialId),
    /** In the encoding of WebAuthn. */
    publicKey: Buffer.from(isoCBOR.encode(cose)),
    /** The key for a later run. */
    save: (): SavedPasskey => ({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      credentialId: base64(credentialId),
    }),
    create({ challenge, rp }: Creation): Static<typeof PasskeyRegistration> {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, userFlags | withKey, key))],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge)),
          attestationObject: base64(isoCBOR.encode(attestation as never)),
          transports: ['usb'],
        },
      }
    },
    answer({ challenge, rpId }: Request): Static<typeof PasskeyAssertion> {
      countUse()
      const data = authenticatorData(rpId, userFlags)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      }
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof createAuthenticator>
