import type { Input } from '@fairground/contract/operations'
import { normalPhone } from '@fairground/places/phone'
import { birthdateOf } from '#shared/form/birthdate.ts'
import type { FullValues } from './full-draft.ts'

type FullInput = Input<'playerRegistrationFull'>

/** What was typed as the server takes it. Phones go with their prefix: their country need not be that of the address. */
export const fullInput = (
  values: FullValues,
  knownBirthdate: string | null,
  languageId: string,
): FullInput => {
  const { phoneCountry, gender } = values
  const phoneOf = (typed: string): string => normalPhone(typed, phoneCountry) ?? typed
  const [occupation, governmentId, phoneHome] = [
    values.occupation,
    values.governmentId,
    values.phoneHome,
  ].map(value => value.trim())
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthdate: knownBirthdate ?? birthdateOf(values) ?? '',
    phoneMobile: phoneOf(values.phone),
    address: values.address.trim(),
    city: values.city.trim(),
    province: values.province,
    postCode: values.postCode.trim(),
    country: values.country,
    languageId,
    ...(isGender(gender) && { gender }),
    ...(phoneHome && { phoneHome: phoneOf(phoneHome) }),
    ...(occupation && { occupation }),
    ...(governmentId && { governmentId }),
  }
}

const genders: ReadonlySet<string> = new Set(['female', 'male', 'other', 'unstated'])

const isGender = (text: string): text is NonNullable<FullInput['gender']> => genders.has(text)
