import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Some countries have no postal codes: there anything short, or nothing, is right. */
export const hasPostalCodes = (country: string): boolean => postcodeValidatorExistsForCountry(country)

const longestElsewhere = 20

export const postalCodeFits = (code: string, country: string): boolean => {
  const typed = code.trim().toUpperCase()
  return hasPostalCodes(country) ? postcodeValidator(typed, country) : typed.length <= longestElsewhere
}
