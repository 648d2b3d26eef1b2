import type { PersonalField } from '@fairground/contract/operator/player-views'

/** Personal data in words, in the order in which staff compare them. */
export const personalFieldWords = {
  firstName: 'First name',
  lastName: 'Last name',
  birthdate: 'Born',
  gender: 'Gender',
  email: 'Email',
  phoneMobile: 'Mobile',
  phoneHome: 'Home phone',
  address: 'Address',
  city: 'City',
  postCode: 'Post code',
  province: 'Province',
  addressCountry: 'Country',
  occupation: 'Occupation',
  governmentId: 'Government id',
} as const satisfies Readonly<Record<PersonalField, string>>

export const personalFieldOrder = Object.keys(personalFieldWords) as readonly PersonalField[]

/** Shown even if the player has not given it: its absence is worth knowing. */
export const mainFields: readonly PersonalField[] = [
  'firstName',
  'lastName',
  'birthdate',
  'email',
  'phoneMobile',
  'address',
]

/** What a caller is usually asked for. */
export const usualFields: readonly PersonalField[] = ['firstName', 'lastName', 'email', 'phoneMobile']
