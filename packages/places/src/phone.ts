import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The one way a number is kept and compared: +442079460000. Undefined when it cannot be dialled. A number without a
 * prefix is one of the country.
 */
export const normalPhone = (typed: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() ? number.number : undefined
}

/** As people of its country write it, behind the prefix. */
export const readablePhone = (normal: string): string =>
  parsePhoneNumberFromString(normal)?.formatInternational() ?? normal
