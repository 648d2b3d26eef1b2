import { Type } from 'typebox'
import { AddressChange } from '../entities/address.ts'
import { ContactPreference } from '../entities/contact-preference.ts'
import {
  closed,
  CountryId,
  Email,
  LanguageId,
  NewPassword,
  Nothing,
  One,
  Phone,
  TypedPassword,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

export const profileOperations = {
  requestIdVerification: operation({
    area: 'profile',
    access: 'player',
    input: Nothing,
    output: One,
    faults: [],
    summary: 'Ask to have the ID verified.',
  }),
  updatePlayerEmail: operation({
    area: 'profile',
    access: 'player',
    input: closed({ email: Email, password: TypedPassword }),
    output: One,
    faults: ['profile.passwordWrong', 'profile.emailInUse'],
    summary: 'Change the email, which then has to be confirmed.',
  }),
  updatePlayerPhones: operation({
    area: 'profile',
    access: 'player',
    input: closed({ phone: Type.Optional(Phone), mobile: Phone }),
    output: One,
    faults: ['registration.phoneNotValid', 'registration.phoneTaken', 'profile.phoneNotSaved'],
    summary: 'Change the phone numbers, which then have to be verified.',
  }),
  updatePlayerAddress: operation({
    area: 'profile',
    access: 'player',
    input: AddressChange,
    output: One,
    faults: ['profile.passwordWrong', 'registration.postalCodeNotValid'],
    summary: 'Change the address.',
  }),
  updatePlayerCountry: operation({
    area: 'profile',
    access: 'player',
    input: closed({ country: CountryId }),
    output: One,
    faults: ['profile.notFound'],
    summary: 'Change the country.',
  }),
  updatePlayerLocale: operation({
    area: 'profile',
    access: 'player',
    input: closed({ languageId: LanguageId }),
    output: One,
    faults: ['profile.notFound'],
    summary: 'Change the language.',
  }),
  changePassword: operation({
    area: 'profile',
    access: 'player',
    input: closed({ oldPassword: TypedPassword, newPassword: NewPassword }),
    output: One,
    faults: ['profile.passwordWrong', 'registration.passwordTooWeak', 'profile.passwordNotChanged'],
    summary: 'Change the password; every other session ends.',
  }),
  changePassword2: operation({
    area: 'profile',
    access: 'player',
    input: closed({ newPassword: NewPassword }),
    output: One,
    faults: ['login.notAuthorized', 'registration.passwordTooWeak', 'profile.passwordNotChanged'],
    summary: 'Set a password where it must be changed (115); refused at any other time.',
  }),
  updateContactPreference: operation({
    area: 'profile',
    access: 'player',
    input: ContactPreference,
    output: One,
    faults: [],
    summary: 'Choose which emails to get.',
  }),
  requestPhoneValidation: operation({
    area: 'profile',
    access: 'player',
    input: closed({ phone: Phone, channel: Type.Optional(Type.Enum(['sms', 'call'])) }),
    output: closed({ result: Type.String({ pattern: '#', description: 'requestId#phone' }) }),
    faults: ['registration.phoneNotValid', 'registration.phoneTaken'],
    summary: 'Send a code to a phone.',
  }),
  submitPhoneValidation: operation({
    area: 'profile',
    access: 'player',
    input: closed({
      requestId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
      code: Type.String({ pattern: '^[0-9]{4,8}$' }),
    }),
    output: One,
    faults: ['profile.phoneCodeInvalid', 'registration.phoneTaken'],
    summary: 'Verify a phone with the code it was sent.',
  }),
} as const
