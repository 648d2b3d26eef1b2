import { hasPostalCodes } from '@fairground/places/postal-code'
import type { FullValues } from './full-draft.ts'
import { type FullProblems, missing } from './full-problems.ts'

/** The second step: where they live. Whether a postal code fits is for the server to say. */
export const addressProblems = (values: FullValues, hasProvinces: boolean): FullProblems => ({
  country: missing(values.country, 'countryMissing'),
  address: missing(values.address, 'addressMissing'),
  city: missing(values.city, 'cityMissing'),
  province: hasProvinces ? missing(values.province, 'provinceMissing') : undefined,
  postCode: hasPostalCodes(values.country) ? missing(values.postCode, 'postCodeMissing') : undefined,
})
