import type { Input } from '@fairground/contract/operations'
import { isCountry } from '@fairground/places/countries'
import { isValidPostalCode } from '@fairground/places/postal-code'
import { isValidProvince } from '@fairground/places/provinces'
import { missingFields } from '@fairground/rules/validation/required-fields'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PersonalDetails } from '#player/details.ts'
import { parsePhone } from '#player/phone.ts'
import { refuseTooYoung } from './birthdate.ts'

export type FullInput = Input<'playerRegistrationFull'>

/** Returns the details that a full registration adds, or throws the first fault in the input. */
export const fullDetails = (
  input: FullInput,
  member: Member,
  now: number,
): Omit<PersonalDetails, 'email'> => {
  const missing: string[] = missingFields(input, member.settings.requiredOverrides ?? {})
  if (!isValidProvince(input.province, input.country)) missing.push('province')
  if (missing.length > 0)
    throw new Refusal('registration.fieldRequired', { details: { fields: missing.join(', ') } })
  refuseTooYoung(input.birthdate, member, now)
  const phoneMobile = parsePhone(input.phoneMobile, input.country, member)
  const phoneHome =
    input.phoneHome === undefined ? undefined : parsePhone(input.phoneHome, input.country, member)
  if (!isValidPostalCode(input.postCode, input.country)) throw new Refusal('registration.postalCodeNotValid')
  if (!isCountry(input.country)) throw new Refusal('registration.couldNotRegister')
  const { firstName, lastName, gender, birthdate, address, city, province, postCode } = input
  const { occupation, governmentId } = input
  return {
    firstName,
    lastName,
    birthdate,
    address,
    city,
    province,
    postCode,
    addressCountry: input.country,
    phoneMobile,
    ...(gender && { gender }),
    ...(phoneHome && { phoneHome }),
    ...(occupation && { occupation }),
    ...(governmentId && { governmentId }),
  }
}
