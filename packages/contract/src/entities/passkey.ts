import { Type } from 'typebox'
import { closed, Count, Name, Nullable, ShortText, Time } from './values.ts'

/** Bytes as browsers write them in the JSON of passkeys. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_=-]*$', maxLength })
const KeyType = Type.Literal('public-key')
const UserVerification = Type.Enum(['discouraged', 'preferred', 'required'])
const Attachment = Type.Enum(['platform', 'cross-platform'])
/** Browsers add to these as they learn more; nothing of them is believed or kept. */
const Extensions = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())

const credentialIdLength = 1400
const answerLength = 16_384

const Descriptor = closed({
  id: Bytes(credentialIdLength),
  type: KeyType,
  transports: Type.Optional(Type.Array(ShortText)),
})

/** What `navigator.credentials.create` takes, as JSON. */
export const PasskeyCreation = closed({
  challenge: Bytes(256),
  rp: closed({ name: ShortText, id: ShortText }),
  user: closed({ id: Bytes(128), name: ShortText, displayName: ShortText }),
  pubKeyCredParams: Type.Array(closed({ alg: Type.Integer(), type: KeyType })),
  timeout: Count,
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: closed({
    residentKey: Type.Enum(['discouraged', 'preferred', 'required']),
    requireResidentKey: Type.Boolean(),
    userVerification: UserVerification,
  }),
  extensions: closed({ credProps: Type.Boolean() }),
  hints: Type.Array(Type.Enum(['hybrid', 'security-key', 'client-device'])),
})

/** What `navigator.credentials.get` takes, as JSON. */
export const PasskeyRequest = closed({
  challenge: Bytes(256),
  rpId: ShortText,
  allowCredentials: Type.Array(Descriptor),
  timeout: Count,
  userVerification: UserVerification,
})

const answered = {
  id: Bytes(credentialIdLength),
  rawId: Bytes(credentialIdLength),
  authenticatorAttachment: Type.Optional(Attachment),
  clientExtensionResults: Extensions,
  type: KeyType,
}

/** What a browser made of a PasskeyCreation. */
export const PasskeyCreated = closed({
  ...answered,
  response: closed({
    clientDataJSON: Bytes(answerLength),
    attestationObject: Bytes(answerLength),
    authenticatorData: Type.Optional(Bytes(answerLength)),
    transports: Type.Optional(Type.Array(ShortText, { maxItems: 8 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Bytes(answerLength)),
  }),
})

/** What a browser answers to a PasskeyRequest. */
export const PasskeyAnswer = closed({
  ...answered,
  response: closed({
    clientDataJSON: Bytes(answerLength),
    authenticatorData: Bytes(answerLength),
    signature: Bytes(answerLength),
    userHandle: Type.Optional(Bytes(256)),
  }),
})

export const Passkey = closed({
  passkeyId: Type.String({ minLength: 16, maxLength: credentialIdLength }),
  name: Name,
  madeAt: Time,
  usedAt: Nullable(Time),
})
