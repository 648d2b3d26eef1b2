import { Type } from 'typebox'
import { PasskeyAssertion, PasskeyRequestOptions } from '#entities/players/passkey.ts'
import { RecoveryCode, RecoveryCodes } from '#entities/players/recovery-code.ts'
import {
  closed,
  EnteredPassword,
  NoInput,
  Nullable,
  ResultSuccess,
  ResultZeroOrOne,
  Username,
} from '#entities/values.ts'
import { operation } from '#operation.ts'
import { passwordFaults } from '#password-faults.ts'

export const stepUpOperations = {
  beginStepUp: operation({
    area: 'security',
    access: 'player',
    input: NoInput,
    output: closed({
      password: Type.Boolean({ description: 'True if the player has no second factor.' }),
      totp: Type.Boolean(),
      passkey: Nullable(PasskeyRequestOptions),
      recoveryCodes: Type.Boolean(),
    }),
    faults: [],
    summary: 'Returns how the player can prove who they are before a sensitive change.',
  }),
  finishStepUp: operation({
    area: 'security',
    access: 'player',
    input: closed({
      password: Type.Optional(EnteredPassword),
      code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
      passkey: Type.Optional(PasskeyAssertion),
      recoveryCode: Type.Optional(RecoveryCode),
    }),
    output: ResultSuccess,
    faults: [
      ...passwordFaults,
      'security.codeNotValid',
      'security.passkeyNotValid',
      'security.recoveryCodeNotValid',
    ],
    summary:
      'Proves who the player is, for five minutes of this session. A second factor replaces the password. Five wrong proofs end the session.',
  }),
  createRecoveryCodes: operation({
    area: 'security',
    access: 'player',
    input: NoInput,
    output: closed({ recoveryCodes: RecoveryCodes }),
    faults: ['security.stepUpRequired', 'security.secondFactorMissing'],
    summary: 'Creates new recovery codes. The earlier ones stop working.',
  }),
  checkNewPassword: operation({
    area: 'security',
    access: 'anyone',
    input: closed({
      password: EnteredPassword,
      username: Type.Optional(Username),
      email: Type.Optional(Type.String({ maxLength: 254 })),
    }),
    output: ResultZeroOrOne,
    faults: [],
    summary: 'Returns 1 if a new password is not easy to guess and not in the list of leaked passwords.',
  }),
} as const
