import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Input, Output } from '@fairground/contract/operations'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Creation = Output<'beginPasskey'>['options']
type Request = NonNullable<Output<'beginSecondStep'>['passkey']>

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const present = 0x01
const withKey = 0x40

/** A software security key: ES256, no attestation, with a signature counter. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(jwk.x)],
    [-3, coordinate(jwk.y)],
  ])
  const credentialId = randomBytes(32)
  let uses = 0

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
    create({ challenge, rp }: Creation): Input<'finishPasskey'>['created'] {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, present | withKey, key))],
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
    answer({ challenge, rpId }: Request): NonNullable<Input<'finishSecondStep'>['passkey']> {
      uses += 1
      const data = authenticatorData(rpId, present)
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
