import { normalizePhone } from '@fairground/places/phone'
import { missingFields, type RequiredOverrides } from '@fairground/rules/validation/required-fields'
import { birthdateProblem } from '#shared/form/birthdate.ts'
import type { ProblemKey } from '#shared/form/problem-texts.ts'
import type { FullValues } from './full-draft.ts'

export type FullProblems = { readonly [N in keyof FullValues]?: ProblemKey | undefined }

const missing = (value: string, key: ProblemKey): ProblemKey | undefined =>
  value.trim() === '' ? key : undefined

const phoneProblem = (typed: string, country: string, required: boolean): ProblemKey | undefined => {
  if (typed.trim() === '') return required ? 'phoneMissing' : undefined
  return normalizePhone(typed, country) === undefined ? 'phoneWrong' : undefined
}

/** The minimum of the contract. */
const minGovernmentIdLength = 3

const governmentIdProblem = (typed: string, required: boolean): ProblemKey | undefined => {
  const length = typed.trim().length
  if (length === 0) return required ? 'governmentIdMissing' : undefined
  return length < minGovernmentIdLength ? 'governmentIdShort' : undefined
}

/** The optional fields that the operator has made mandatory. */
export const requiredFields = (overrides: RequiredOverrides) => new Set(missingFields({}, overrides))

type Required = ReturnType<typeof requiredFields>

/** The problems of the personal step. It requires a birthdate only if the short registration had none. */
export const youProblems = (
  values: FullValues,
  { required, requiresBirthdate }: { readonly required: Required; readonly requiresBirthdate: boolean },
): FullProblems => ({
  firstName: missing(values.firstName, 'firstNameMissing'),
  lastName: missing(values.lastName, 'lastNameMissing'),
  gender: required.has('gender') ? missing(values.gender, 'genderMissing') : undefined,
  year: requiresBirthdate ? birthdateProblem(values) : undefined,
  phone: phoneProblem(values.phone, values.phoneCountry, true),
  phoneHome: phoneProblem(values.phoneHome, values.phoneCountry, required.has('phoneHome')),
  occupation: required.has('occupation') ? missing(values.occupation, 'occupationMissing') : undefined,
  governmentId: governmentIdProblem(values.governmentId, required.has('governmentId')),
})
