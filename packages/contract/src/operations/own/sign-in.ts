import { Type } from 'typebox'
import { PasskeyAnswer, PasskeyRequest } from '#entities/passkey.ts'
import { LoggedIn } from '#entities/logged-in.ts'
import {
  closed,
  Nothing,
  Nullable,
  SecretKey,
  ShortText,
  Success,
  TypedPassword,
  Url,
} from '#entities/values.ts'
import { operation } from '#operation.ts'

const stepToken = { token: SecretKey }
const blocked = [
  'login.credentialsNotValid',
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
] as const

/** The whole query of the page the provider sent the browser back to. */
const CallbackQuery = Type.String({ minLength: 1, maxLength: 2048 })

export const signInOperations = {
  beginSecondStep: operation({
    area: 'security',
    access: 'anyone',
    input: closed(stepToken),
    output: closed({ totp: Type.Boolean(), passkey: Nullable(PasskeyRequest) }),
    faults: ['security.secondStepOver'],
    summary: 'What the second step of a login can be, with the token of the fault that asked for it.',
  }),
  finishSecondStep: operation({
    area: 'security',
    access: 'anyone',
    input: closed({
      ...stepToken,
      code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
      passkey: Type.Optional(PasskeyAnswer),
    }),
    output: LoggedIn,
    faults: [
      'security.secondStepOver',
      'security.codeNotValid',
      'security.passkeyNotValid',
      ...blocked,
      'login.passwordMustBeChanged',
    ],
    summary: 'Finish a login with a code of the authenticator app or with a passkey: one of the two.',
  }),
  beginCodeAuthentication: operation({
    area: 'security',
    access: 'anyone',
    input: Nothing,
    output: closed({
      url: Url,
      state: Type.String({
        ...ShortText,
        description: 'Comes back beside the code. A browser that did not begin with it must not go on.',
      }),
    }),
    faults: ['profile.notFound'],
    summary: "Where to send the browser to sign in with the operator's identity provider.",
  }),
  linkIdentity: operation({
    area: 'security',
    access: 'player',
    input: closed({ code: CallbackQuery, password: TypedPassword }),
    output: Success,
    faults: ['profile.passwordWrong', 'security.notBegun', 'security.identityTaken'],
    summary: 'From now on the player may also sign in with this identity.',
  }),
  unlinkIdentity: operation({
    area: 'security',
    access: 'player',
    input: closed({ password: TypedPassword }),
    output: Success,
    faults: ['profile.passwordWrong', 'profile.notFound'],
    summary: 'The player signs in with the password alone again.',
  }),
} as const
