import { Type } from 'typebox'
import { Passkey, PasskeyRegistration, PasskeyCreationOptions } from '#entities/players/passkey.ts'
import { RecoveryCodes } from '#entities/players/recovery-code.ts'
import {
  closed,
  Count,
  LongText,
  NoInput,
  Nullable,
  ShortText,
  ResultSuccess,
  Time,
  EnteredPassword,
} from '#entities/values.ts'
import { operation } from '#operation.ts'
import { passwordFaults } from '#password-faults.ts'

/** The six digits of an authenticator app. */
const TotpCode = Type.String({ pattern: '^[0-9]{6}$' })
const PasswordInput = closed({ password: EnteredPassword })

const SessionId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

const PlayerSession = closed({
  sessionId: SessionId,
  current: Type.Boolean(),
  startedAt: Time,
  seenAt: Time,
  endedAt: Nullable(Time),
  endReason: Nullable(
    Type.Enum([
      'logout',
      'idle',
      'another-device',
      'banned',
      'password-changed',
      'closed',
      'excluded',
      'token-reused',
    ]),
  ),
  device: Nullable(
    Type.String({ ...ShortText, description: 'Browser and operating system, for example Firefox on Linux.' }),
  ),
  network: Nullable(
    Type.String({ ...ShortText, description: 'The first part of the IP address, for example 203.0.113.x.' }),
  ),
  country: Nullable(ShortText),
})

export const securityOperations = {
  beginTotp: operation({
    area: 'security',
    access: 'player',
    input: PasswordInput,
    output: closed({
      secret: Type.String({
        ...ShortText,
        description: 'For manual entry in an app that cannot scan the QR code.',
      }),
      uri: Type.String({ ...LongText, description: 'An otpauth URI to be shown as a QR code.' }),
    }),
    faults: [...passwordFaults, 'security.totpAlreadyOn'],
    summary: 'Starts the setup of an authenticator app.',
  }),
  confirmTotp: operation({
    area: 'security',
    access: 'player',
    input: closed({ code: TotpCode }),
    output: closed({ result: Type.Literal('success'), recoveryCodes: RecoveryCodes }),
    faults: ['security.notBegun', 'security.codeNotValid'],
    summary:
      'Enables the authenticator app with its first code. The first second factor also creates recovery codes.',
  }),
  removeTotp: operation({
    area: 'security',
    access: 'player',
    input: PasswordInput,
    output: ResultSuccess,
    faults: [...passwordFaults, 'profile.notFound'],
    summary: 'Removes the authenticator app.',
  }),
  beginPasskey: operation({
    area: 'security',
    access: 'player',
    input: PasswordInput,
    output: closed({ options: PasskeyCreationOptions }),
    faults: [...passwordFaults, 'security.tooManyPasskeys'],
    summary: 'Starts adding a passkey and returns the options for the browser.',
  }),
  finishPasskey: operation({
    area: 'security',
    access: 'player',
    input: closed({ name: Type.String({ minLength: 1, maxLength: 50 }), created: PasskeyRegistration }),
    output: closed({ result: Type.Literal('success'), passkey: Passkey, recoveryCodes: RecoveryCodes }),
    faults: ['security.notBegun', 'security.passkeyNotValid', 'security.tooManyPasskeys'],
    summary:
      'Adds the passkey that the browser created. The first second factor also creates recovery codes.',
  }),
  removePasskey: operation({
    area: 'security',
    access: 'player',
    input: closed({ passkeyId: Passkey.properties.passkeyId, password: EnteredPassword }),
    output: ResultSuccess,
    faults: [...passwordFaults, 'profile.notFound'],
    summary: 'Removes a passkey.',
  }),
  listSecondFactors: operation({
    area: 'security',
    access: 'player',
    input: NoInput,
    output: closed({
      totp: Type.Boolean(),
      passkeys: Type.Array(Passkey),
      recoveryCodes: Type.Integer({
        minimum: 0,
        description: 'How many recovery codes are left.',
      }),
      identity: Type.Boolean({
        description: "True if the player can sign in with the operator's identity provider.",
      }),
    }),
    faults: [],
    summary: 'Lists the ways to sign in that the player has besides the password.',
  }),
  listSessions: operation({
    area: 'security',
    access: 'player',
    input: NoInput,
    output: closed({ sessions: Type.Array(PlayerSession) }),
    faults: [],
    summary: 'Lists the open sessions and the last ten that ended.',
  }),
  endOtherSessions: operation({
    area: 'security',
    access: 'player',
    input: NoInput,
    output: closed({ result: Type.Literal('success'), ended: Count }),
    faults: [],
    summary: 'Ends every session except this one.',
  }),
  endSession: operation({
    area: 'security',
    access: 'player',
    input: closed({ sessionId: SessionId }),
    output: ResultSuccess,
    faults: ['profile.notFound'],
    summary: 'Ends one session of the player and forgets its device.',
  }),
} as const
