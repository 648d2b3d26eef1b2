import { type PersonalField, personalFields } from '@fairground/contract/operator/player-views'
import type { PersonalDetails } from '#player/details.ts'

const hidden = '•••'
/** A shorter value would be guessed from its first letter. */
const minLength = 4
const phoneTail = 2

/** The first letter, so that staff can compare it with what the caller says. */
const maskWord = (value: string): string => {
  const letters = Array.from(value)
  return letters.length < minLength ? hidden : `${letters[0]}${hidden}`
}

const maskEmail = (value: string): string => {
  const [name = '', host = ''] = value.split('@')
  return `${maskWord(name)}@${maskWord(host)}`
}

const maskPhone = (value: string): string =>
  value.length < 4 * phoneTail ? hidden : `${hidden}${value.slice(-phoneTail)}`

const maskAll = (): string => hidden

const masks: { readonly [F in PersonalField]: (value: string) => string } = {
  email: maskEmail,
  firstName: maskWord,
  lastName: maskWord,
  gender: maskAll,
  birthdate: value => `${value.slice(0, 3)}${hidden}`,
  address: maskAll,
  city: maskAll,
  province: maskAll,
  postCode: maskAll,
  addressCountry: maskAll,
  phoneMobile: maskPhone,
  phoneHome: maskPhone,
  occupation: maskAll,
  governmentId: maskAll,
}

export type Masked = { readonly [F in PersonalField]: string | null }

/** What staff see of personal data without a reason. Null if the player has not given the value. */
export const maskDetails = (details: Partial<PersonalDetails> | undefined): Masked =>
  Object.fromEntries(
    personalFields.map(field => {
      const value = details?.[field]
      return [field, value === undefined || value === '' ? null : masks[field](value)]
    }),
  ) as Masked
