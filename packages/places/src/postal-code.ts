import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Some countries have no postal codes. For them any short value, or none, is valid. */
export const hasPostalCodes = (country: string): boolean => postcodeValidatorExistsForCountry(country)

const maxLengthWithoutFormat = 20

export const isValidPostalCode = (code: string, country: string): boolean => {
  const typed = code.trim().toUpperCase()
  return hasPostalCodes(country) ? postcodeValidator(typed, country) : typed.length <= maxLengthWithoutFormat
}
