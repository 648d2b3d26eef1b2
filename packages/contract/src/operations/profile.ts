import { Type } from 'typebox'
import { AddressChange } from '#entities/players/address.ts'
import { ContactPreference } from '#entities/players/contact-preference.ts'
import {
  closed,
  CountryId,
  Email,
  LanguageId,
  NewPassword,
  NoInput,
  ResultOne,
  Phone,
  EnteredPassword,
} from '../entities/values.ts'
import { operation } from '../operation.ts'
import { passwordFaults } from '../password-faults.ts'

export const profileOperations = {
  requestIdVerification: operation({
    area: 'profile',
    access: 'player',
    input: NoInput,
    output: ResultOne,
    faults: [],
    summary: "Requests verification of the player's ID.",
  }),
  updatePlayerEmail: operation({
    area: 'profile',
    access: 'player',
    input: closed({ email: Email, password: EnteredPassword }),
    output: ResultOne,
    faults: [...passwordFaults, 'security.stepUpRequired', 'profile.emailInUse'],
    summary:
      'Changes the email address. A confirmed address stays valid until the player has confirmed the new one.',
  }),
  updatePlayerPhones: operation({
    area: 'profile',
    access: 'player',
    input: closed({
      phone: Type.Optional(
        Type.Union([Phone, Type.Literal('')], { description: 'The home phone; an empty text removes it.' }),
      ),
      mobile: Type.Optional(Phone),
    }),
    output: ResultOne,
    faults: [
      'security.stepUpRequired',
      'registration.phoneNotValid',
      'registration.phoneTaken',
      'profile.phoneNotSaved',
    ],
    summary:
      'Changes the given phone numbers. The old mobile number stays valid until the new one is verified.',
  }),
  updatePlayerAddress: operation({
    area: 'profile',
    access: 'player',
    input: AddressChange,
    output: ResultOne,
    faults: [...passwordFaults, 'registration.postalCodeNotValid', 'security.stepUpRequired'],
    summary: 'Changes the address.',
  }),
  updatePlayerCountry: operation({
    area: 'profile',
    access: 'player',
    input: closed({ country: CountryId }),
    output: ResultOne,
    faults: ['profile.notFound', 'security.stepUpRequired'],
    summary: 'Changes the country.',
  }),
  updatePlayerLocale: operation({
    area: 'profile',
    access: 'player',
    input: closed({ languageId: LanguageId }),
    output: ResultOne,
    faults: ['profile.notFound'],
    summary: 'Changes the language.',
  }),
  changePassword: operation({
    area: 'profile',
    access: 'player',
    input: closed({ oldPassword: EnteredPassword, newPassword: NewPassword }),
    output: ResultOne,
    faults: [
      ...passwordFaults,
      'registration.passwordTooWeak',
      'registration.passwordCommon',
      'profile.passwordNotChanged',
    ],
    summary: 'Changes the password and ends every other session.',
  }),
  changePassword2: operation({
    area: 'profile',
    access: 'player',
    input: closed({ newPassword: NewPassword }),
    output: ResultOne,
    faults: [
      'login.notAuthorized',
      'registration.passwordTooWeak',
      'registration.passwordCommon',
      'profile.passwordNotChanged',
    ],
    summary: 'Sets a new password when it must be changed (115). Refused at any other time.',
  }),
  updateContactPreference: operation({
    area: 'profile',
    access: 'player',
    input: ContactPreference,
    output: ResultOne,
    faults: [],
    summary: 'Sets which emails the player receives.',
  }),
  requestPhoneValidation: operation({
    area: 'profile',
    access: 'player',
    input: closed({ phone: Phone, channel: Type.Optional(Type.Enum(['sms', 'call'])) }),
    output: closed({ result: Type.String({ pattern: '#', description: 'requestId#phone' }) }),
    faults: ['registration.phoneNotValid', 'security.stepUpRequired', 'registration.phoneTaken'],
    summary: 'Sends a verification code to a phone. A number that the player has not saved needs a step-up.',
  }),
  submitPhoneValidation: operation({
    area: 'profile',
    access: 'player',
    input: closed({
      requestId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
      code: Type.String({ pattern: '^[0-9]{4,8}$' }),
    }),
    output: ResultOne,
    faults: ['profile.phoneCodeInvalid', 'registration.phoneTaken'],
    summary: 'Verifies a phone with the code that was sent to it.',
  }),
} as const
