import type { Input } from '@fairground/contract/operations'
import { normalizePhone } from '@fairground/places/phone'
import { toBirthdate } from '#shared/form/birthdate.ts'
import type { FullValues } from './full-draft.ts'

type FullInput = Input<'playerRegistrationFull'>

/** Phones are sent with their prefix, because their country may differ from the address. */
export const fullInput = (
  values: FullValues,
  knownBirthdate: string | null,
  languageId: string,
): FullInput => {
  const { phoneCountry, gender } = values
  const toPhone = (typed: string): string => normalizePhone(typed, phoneCountry) ?? typed
  const [occupation, governmentId, phoneHome] = [
    values.occupation,
    values.governmentId,
    values.phoneHome,
  ].map(value => value.trim())
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthdate: knownBirthdate ?? toBirthdate(values) ?? '',
    phoneMobile: toPhone(values.phone),
    address: values.address.trim(),
    city: values.city.trim(),
    province: values.province,
    postCode: values.postCode.trim(),
    country: values.country,
    languageId,
    ...(isGender(gender) && { gender }),
    ...(phoneHome && { phoneHome: toPhone(phoneHome) }),
    ...(occupation && { occupation }),
    ...(governmentId && { governmentId }),
  }
}

const genders: ReadonlySet<string> = new Set(['female', 'male', 'other', 'unstated'])

const isGender = (text: string): text is NonNullable<FullInput['gender']> => genders.has(text)
