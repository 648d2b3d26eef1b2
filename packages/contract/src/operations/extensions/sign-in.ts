import { Type } from 'typebox'
import { PasskeyAssertion, PasskeyRequestOptions } from '#entities/players/passkey.ts'
import { RecoveryCode } from '#entities/players/recovery-code.ts'
import { LoginResult } from '#entities/session/login-result.ts'
import {
  closed,
  NoInput,
  Nullable,
  SecretKey,
  ShortText,
  ResultSuccess,
  EnteredPassword,
  Url,
} from '#entities/values.ts'
import { operation } from '#operation.ts'
import { passwordFaults } from '#password-faults.ts'

const stepFields = { token: SecretKey }
const blockedFaults = [
  'login.credentialsNotValid',
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
] as const

/** The complete query string of the redirect from the provider. */
const CallbackQuery = Type.String({ minLength: 1, maxLength: 2048 })

export const signInOperations = {
  beginSecondStep: operation({
    area: 'security',
    access: 'anyone',
    input: closed(stepFields),
    output: closed({
      totp: Type.Boolean(),
      passkey: Nullable(PasskeyRequestOptions),
      recoveryCodes: Type.Boolean(),
    }),
    faults: ['security.secondStepOver'],
    summary:
      'Returns the possible second steps of a login, given the token from the fault of the first step.',
  }),
  finishSecondStep: operation({
    area: 'security',
    access: 'anyone',
    input: closed({
      ...stepFields,
      code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
      passkey: Type.Optional(PasskeyAssertion),
      recoveryCode: Type.Optional(RecoveryCode),
    }),
    output: LoginResult,
    faults: [
      'security.secondStepOver',
      'security.codeNotValid',
      'security.passkeyNotValid',
      'security.recoveryCodeNotValid',
      ...blockedFaults,
      'login.passwordMustBeChanged',
    ],
    summary: 'Completes a login with a code of the authenticator app, a passkey or a recovery code.',
  }),
  beginCodeAuthentication: operation({
    area: 'security',
    access: 'anyone',
    input: NoInput,
    output: closed({
      url: Url,
      state: Type.String({
        ...ShortText,
        description:
          'Returned together with the code. The browser must compare it with the value it started with.',
      }),
    }),
    faults: ['profile.notFound'],
    summary: "Returns the address for signing in with the operator's identity provider.",
  }),
  linkIdentity: operation({
    area: 'security',
    access: 'player',
    input: closed({ code: CallbackQuery, password: EnteredPassword }),
    output: ResultSuccess,
    faults: [...passwordFaults, 'security.notBegun', 'security.identityTaken'],
    summary: 'Links an external identity so that the player can also sign in with it.',
  }),
  unlinkIdentity: operation({
    area: 'security',
    access: 'player',
    input: closed({ password: EnteredPassword }),
    output: ResultSuccess,
    faults: [...passwordFaults, 'profile.notFound'],
    summary: 'Removes the link to an external identity. The player signs in with the password alone again.',
  }),
} as const
