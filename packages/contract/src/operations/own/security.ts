import { Type } from 'typebox'
import { Passkey, PasskeyCreated, PasskeyCreation } from '#entities/passkey.ts'
import {
  closed,
  Count,
  LongText,
  Nothing,
  Nullable,
  ShortText,
  Success,
  Time,
  TypedPassword,
} from '#entities/values.ts'
import { operation } from '#operation.ts'

/** The six digits of an authenticator app. */
const TotpCode = Type.String({ pattern: '^[0-9]{6}$' })
const withPassword = closed({ password: TypedPassword })

const SessionOfPlayer = closed({
  current: Type.Boolean(),
  startedAt: Time,
  seenAt: Time,
  endedAt: Nullable(Time),
  endReason: Nullable(
    Type.Enum(['logout', 'idle', 'another-device', 'banned', 'password-changed', 'closed', 'excluded']),
  ),
  device: Nullable(Type.String({ ...ShortText, description: 'Browser and system: Firefox on Linux.' })),
  network: Nullable(
    Type.String({ ...ShortText, description: 'The first part of the address: 203.0.113.x.' }),
  ),
  country: Nullable(ShortText),
})

export const securityOperations = {
  beginTotp: operation({
    area: 'security',
    access: 'player',
    input: withPassword,
    output: closed({
      secret: Type.String({ ...ShortText, description: 'To type into an app that cannot read the picture.' }),
      uri: Type.String({ ...LongText, description: 'An otpauth address, to be shown as a QR code.' }),
    }),
    faults: ['profile.passwordWrong', 'security.totpAlreadyOn'],
    summary: 'Start to set up an authenticator app.',
  }),
  confirmTotp: operation({
    area: 'security',
    access: 'player',
    input: closed({ code: TotpCode }),
    output: Success,
    faults: ['security.notBegun', 'security.codeNotValid'],
    summary: 'Turn the authenticator app on with its first code.',
  }),
  removeTotp: operation({
    area: 'security',
    access: 'player',
    input: withPassword,
    output: Success,
    faults: ['profile.passwordWrong', 'profile.notFound'],
    summary: 'Remove the authenticator app.',
  }),
  beginPasskey: operation({
    area: 'security',
    access: 'player',
    input: withPassword,
    output: closed({ options: PasskeyCreation }),
    faults: ['profile.passwordWrong', 'security.tooManyPasskeys'],
    summary: 'Start to add a passkey: what the browser needs to make one.',
  }),
  finishPasskey: operation({
    area: 'security',
    access: 'player',
    input: closed({ name: Type.String({ minLength: 1, maxLength: 50 }), created: PasskeyCreated }),
    output: closed({ result: Type.Literal('success'), passkey: Passkey }),
    faults: ['security.notBegun', 'security.passkeyNotValid', 'security.tooManyPasskeys'],
    summary: 'Add the passkey that the browser has made.',
  }),
  removePasskey: operation({
    area: 'security',
    access: 'player',
    input: closed({ passkeyId: Passkey.properties.passkeyId, password: TypedPassword }),
    output: Success,
    faults: ['profile.passwordWrong', 'profile.notFound'],
    summary: 'Remove a passkey.',
  }),
  listSecondFactors: operation({
    area: 'security',
    access: 'player',
    input: Nothing,
    output: closed({
      totp: Type.Boolean(),
      passkeys: Type.Array(Passkey),
      identity: Type.Boolean({
        description: "Whether the operator's identity provider can sign the player in.",
      }),
    }),
    faults: [],
    summary: 'How the player signs in besides the password.',
  }),
  listSessions: operation({
    area: 'security',
    access: 'player',
    input: Nothing,
    output: closed({ sessions: Type.Array(SessionOfPlayer) }),
    faults: [],
    summary: 'The sessions that are open, and the last ten that ended.',
  }),
  endOtherSessions: operation({
    area: 'security',
    access: 'player',
    input: Nothing,
    output: closed({ result: Type.Literal('success'), ended: Count }),
    faults: [],
    summary: 'End every session but this one.',
  }),
} as const
