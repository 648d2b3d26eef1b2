import { Type } from 'typebox'
import { closed, Count, Name, Nullable, ShortText, Time } from '#entities/values.ts'

/** Base64url, the encoding of bytes in the WebAuthn JSON format. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_=-]*$', maxLength })
const KeyType = Type.Literal('public-key')
const UserVerification = Type.Enum(['discouraged', 'preferred', 'required'])
const Attachment = Type.Enum(['platform', 'cross-platform'])
/** Browsers add extensions over time. The server neither trusts nor stores them. */
const Extensions = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())

const maxCredentialIdLength = 1400
const maxResponseLength = 16_384

const Descriptor = closed({
  id: Bytes(maxCredentialIdLength),
  type: KeyType,
  transports: Type.Optional(Type.Array(ShortText)),
})

/** The argument of `navigator.credentials.create` as JSON. */
export const PasskeyCreationOptions = closed({
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

/** The argument of `navigator.credentials.get` as JSON. */
export const PasskeyRequestOptions = closed({
  challenge: Bytes(256),
  rpId: ShortText,
  allowCredentials: Type.Array(Descriptor),
  timeout: Count,
  userVerification: UserVerification,
})

const credentialFields = {
  id: Bytes(maxCredentialIdLength),
  rawId: Bytes(maxCredentialIdLength),
  authenticatorAttachment: Type.Optional(Attachment),
  clientExtensionResults: Extensions,
  type: KeyType,
}

/** The response of the browser to PasskeyCreationOptions. */
export const PasskeyRegistration = closed({
  ...credentialFields,
  response: closed({
    clientDataJSON: Bytes(maxResponseLength),
    attestationObject: Bytes(maxResponseLength),
    authenticatorData: Type.Optional(Bytes(maxResponseLength)),
    transports: Type.Optional(Type.Array(ShortText, { maxItems: 8 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Bytes(maxResponseLength)),
  }),
})

/** The response of the browser to PasskeyRequestOptions. */
export const PasskeyAssertion = closed({
  ...credentialFields,
  response: closed({
    clientDataJSON: Bytes(maxResponseLength),
    authenticatorData: Bytes(maxResponseLength),
    signature: Bytes(maxResponseLength),
    userHandle: Type.Optional(Bytes(256)),
  }),
})

export const Passkey = closed({
  passkeyId: Type.String({ minLength: 16, maxLength: maxCredentialIdLength }),
  name: Name,
  madeAt: Time,
  usedAt: Nullable(Time),
})
