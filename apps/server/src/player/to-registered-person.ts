import type { RegisteredPerson } from '#providers/registered-person.ts'
import type { PersonalDetails } from './details.ts'

/** Undefined until the player has registered fully: registers need names, birthdate and post code. */
export const toRegisteredPerson = (details: PersonalDetails | undefined): RegisteredPerson | undefined => {
  const { firstName, lastName, birthdate, email, postCode, phoneMobile } = details ?? {}
  return firstName && lastName && birthdate && email && postCode
    ? { firstName, lastName, birthdate, email, postCode, phone: phoneMobile }
    : undefined
}
