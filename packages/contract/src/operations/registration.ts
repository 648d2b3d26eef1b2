import { Type } from 'typebox'
import { addressFields } from '#entities/players/address.ts'
import { JoinRequest } from '#entities/plays/join.ts'
import { PendingForm, ResumeKey } from '#entities/players/pending-form.ts'
import { Gender, Player } from '#entities/players/player.ts'
import {
  CalendarDay,
  closed,
  CountryId,
  Email,
  Id,
  LanguageId,
  Name,
  NewPassword,
  NoInput,
  ResultOne,
  Phone,
  SecretKey,
  ShortText,
  Username,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const shortFields = {
  username: Username,
  password: NewPassword,
  primaryEmail: Email,
  birthdate: CalendarDay,
  country: CountryId,
  languageId: LanguageId,
  termsAccepted: Type.Boolean(),
  refStr: Type.Optional(ShortText),
}

const fullFields = {
  firstName: Name,
  lastName: Name,
  gender: Type.Optional(Gender),
  birthdate: CalendarDay,
  ...addressFields,
  phoneMobile: Phone,
  phoneHome: Type.Optional(Phone),
  occupation: Type.Optional(ShortText),
  governmentId: Type.Optional(Type.String({ minLength: 3, maxLength: 50 })),
  languageId: Type.Optional(LanguageId),
}

const RegistrationResult = closed({
  result: Type.Literal(1),
  player: Player,
  authToken: Type.Optional(Type.String({ minLength: 16, maxLength: 256 })),
})

const shortFaults = [
  'login.selfRestricted',
  'registration.tooManyFromAddress',
  'registration.termsNotAccepted',
  'registration.tooYoung',
  'registration.passwordTooWeak',
  'registration.passwordCommon',
  'registration.usernameTaken',
  'registration.emailTaken',
  'registration.couldNotRegister',
  'registration.couldNotRegisterNow',
] as const

const fullFaults = [
  'registration.fieldRequired',
  'registration.tooYoung',
  'registration.phoneNotValid',
  'registration.postalCodeNotValid',
  'registration.phoneTaken',
  'registration.governmentIdTaken',
  'registration.couldNotRegister',
  'registration.couldNotRegisterNow',
] as const

export const registrationOperations = {
  playerRegistration: operation({
    area: 'registration',
    access: 'anyone',
    input: closed(shortFields),
    output: RegistrationResult,
    faults: shortFaults,
    summary: 'Registers a player with the short form and logs them in.',
  }),
  playerRegistrationFull: operation({
    area: 'registration',
    access: 'anyone',
    input: closed(fullFields),
    output: RegistrationResult,
    faults: ['login.notLoggedIn', 'login.notAuthorized', 'login.selfRestricted', ...fullFaults],
    summary: 'Completes a registration. The player moves to segment C.',
  }),
  registerAndLoginBeforeDeposit: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ ...shortFields, ...fullFields }),
    output: RegistrationResult,
    faults: [
      ...shortFaults,
      'registration.fieldRequired',
      'registration.phoneNotValid',
      'registration.postalCodeNotValid',
      'registration.phoneTaken',
      'registration.governmentIdTaken',
    ],
    summary: 'Registers a player fully and logs them in before a first deposit.',
  }),
  registerAndTrackPendingJoin: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ ...shortFields, pendingJoin: JoinRequest }),
    output: closed({ ...RegistrationResult.properties, pendingJoinId: Id }),
    faults: [...shortFaults, 'game.notFound'],
    summary: 'Registers a player and stores the selected plays until they can pay for them.',
  }),
  requestResetPassword: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ usernameOrEmail: Type.String({ minLength: 3, maxLength: 254 }) }),
    output: ResultOne,
    faults: [],
    summary: 'Sends a password reset email. The response is the same whether or not the account exists.',
  }),
  resetPassword: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ key: SecretKey, password: NewPassword }),
    output: ResultOne,
    faults: ['registration.keyNotValid', 'registration.passwordTooWeak', 'registration.passwordCommon'],
    summary: 'Sets a new password with the key from a reset email.',
  }),
  submitEmailConfirmation: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ key: SecretKey }),
    output: ResultOne,
    faults: ['registration.keyNotValid'],
    summary: 'Confirms an email address with the key from the confirmation email.',
  }),
  requestEmailConfirmation: operation({
    area: 'registration',
    access: 'player',
    input: NoInput,
    output: ResultOne,
    faults: [],
    summary: 'Sends the confirmation email again.',
  }),
  postPendingForm: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ ...PendingForm.properties, resumeKey: Type.Optional(ResumeKey) }),
    output: closed({ id: Id, resumeKey: ResumeKey }),
    faults: [],
    summary: 'Stores a partly filled form so that the visitor can continue later.',
  }),
} as const
