import { Type } from 'typebox'
import { addressFields } from '../entities/address.ts'
import { JoinRequest } from '../entities/join.ts'
import { PendingForm } from '../entities/pending-form.ts'
import { Gender, Player } from '../entities/player.ts'
import {
  CalendarDay,
  closed,
  CountryId,
  Email,
  Id,
  LanguageId,
  Name,
  NewPassword,
  Nothing,
  One,
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

const Registered = closed({
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
    output: Registered,
    faults: shortFaults,
    summary: 'Short registration; the new player is logged in.',
  }),
  playerRegistrationFull: operation({
    area: 'registration',
    access: 'anyone',
    input: closed(fullFields),
    output: Registered,
    faults: ['login.notLoggedIn', 'login.notAuthorized', ...fullFaults],
    summary: 'Complete a registration; the player becomes segment C.',
  }),
  registerAndLoginBeforeDeposit: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ ...shortFields, ...fullFields }),
    output: Registered,
    faults: [
      ...shortFaults,
      'registration.fieldRequired',
      'registration.phoneNotValid',
      'registration.postalCodeNotValid',
      'registration.phoneTaken',
      'registration.governmentIdTaken',
    ],
    summary: 'Register fully and log in on the way to a first deposit.',
  }),
  registerAndTrackPendingJoin: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ ...shortFields, pendingJoin: JoinRequest }),
    output: closed({ ...Registered.properties, pendingJoinId: Id }),
    faults: [...shortFaults, 'game.notFound'],
    summary: 'Register and keep the wanted plays until the player can pay for them.',
  }),
  requestResetPassword: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ usernameOrEmail: Type.String({ minLength: 3, maxLength: 254 }) }),
    output: One,
    faults: [],
    summary: 'Ask for a password reset email; the answer is the same whether the account exists or not.',
  }),
  resetPassword: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ key: SecretKey, password: NewPassword }),
    output: One,
    faults: ['registration.keyNotValid', 'registration.passwordTooWeak'],
    summary: 'Set a new password with the key of a reset email.',
  }),
  submitEmailConfirmation: operation({
    area: 'registration',
    access: 'anyone',
    input: closed({ key: SecretKey }),
    output: One,
    faults: ['registration.keyNotValid'],
    summary: 'Confirm an email with the key it was sent.',
  }),
  requestEmailConfirmation: operation({
    area: 'registration',
    access: 'player',
    input: Nothing,
    output: One,
    faults: [],
    summary: 'Send the confirmation email again.',
  }),
  postPendingForm: operation({
    area: 'registration',
    access: 'anyone',
    input: PendingForm,
    output: closed({ id: Id }),
    faults: [],
    summary: 'Keep a half-filled form for its visitor to come back to.',
  }),
} as const
