import { ageOn } from '@fairground/rules/validation/age'
import { isEmail } from '@fairground/rules/validation/email'
import { usernameProblem } from '@fairground/rules/validation/username'
import { birthdateProblem } from '#shared/form/birthdate.ts'
import { newPasswordProblem } from '#shared/form/new-password-problem.ts'
import type { ProblemKey } from '#shared/form/problem-texts.ts'
import type { RegisterValues } from './register-draft.ts'

const usernameTexts = {
  empty: 'usernameMissing',
  tooLong: 'usernameTooLong',
  characters: 'usernameCharacters',
} as const

const usernameText = (username: string): ProblemKey | undefined => {
  const problem = usernameProblem(username.trim())
  return problem && usernameTexts[problem]
}

const emailText = (email: string): ProblemKey | undefined => {
  if (email.trim() === '') return 'emailMissing'
  return isEmail(email.trim()) ? undefined : 'emailWrong'
}

/**
 * The problems of the short registration as text keys. The three birthdate fields share one problem, shown at the
 * year because that is the last field in every locale.
 */
export const registerProblems = (values: RegisterValues, passwordMinimum: number) => ({
  username: usernameText(values.username),
  email: emailText(values.email),
  password: newPasswordProblem(values.password, passwordMinimum),
  year: birthdateProblem(values),
  country: values.country === '' ? ('countryMissing' as const) : undefined,
  terms: values.terms ? undefined : ('termsMissing' as const),
})

/** Counts full years in UTC, like the server. */
export const isTooYoung = (birthdate: string, minimumAge: number, now: number): boolean =>
  ageOn(birthdate, new Date(now).toISOString().slice(0, 10)) < minimumAge
