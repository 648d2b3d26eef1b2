import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns the form in which numbers are stored and compared, such as +442079460000, or undefined for an invalid number.
 * A number without a prefix belongs to `country`.
 */
export const normalizePhone = (typed: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() ? number.number : undefined
}

/** Formats a number in the style of its country, after the prefix. */
export const formatPhone = (normalized: string): string =>
  parsePhoneNumberFromString(normalized)?.formatInternational() ?? normalized
