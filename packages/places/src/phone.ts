import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Numbers that the regulators reserve for films and examples. No telephone has one. */
const fictional: readonly RegExp[] = [
  // Ofcom: mobile phones, London, other cities, Tyneside, Northern Ireland, Cardiff and no area.
  /^\+447700900\d{3}$/,
  /^\+442079460\d{3}$/,
  /^\+441(1[3-8]|[2-6]1)4960\d{3}$/,
  /^\+441914980\d{3}$/,
  /^\+442896496\d{3}$/,
  /^\+442920180\d{3}$/,
  /^\+441632960\d{3}$/,
  // 555-0100 to 555-0199 in every area of North America.
  /^\+1[2-9]\d\d55501\d\d$/,
  // Arcep in France, ComReg in Ireland and PTS in Sweden.
  /^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^\+3532091\d{5}$/,
  /^\+46701740(60[5-9]|6[1-9]\d)$/,
]

/** Reports whether a normalized number is reserved for fiction. */
export const isFictionalPhone = (normalized: string): boolean =>
  fictional.some(range => range.test(normalized))

/**
 * Returns the form in which numbers are stored and compared, such as +442079460000, or undefined for an invalid number.
 * A number without a prefix belongs to `country`. Fictional numbers are valid; `isFictionalPhone` finds them.
 */
export const normalizePhone = (typed: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  if (number === undefined) return undefined
  return number.isValid() || isFictionalPhone(number.number) ? number.number : undefined
}

/** Formats a number in the style of its country, after the prefix. */
export const formatPhone = (normalized: string): string =>
  parsePhoneNumberFromString(normalized)?.formatInternational() ?? normalized
