import { passwordProblems } from '@fairground/rules/validation/password'
import type { ProblemKey } from './problem-texts.ts'

export const newPasswordProblem = (password: string, minimum: number): ProblemKey | undefined => {
  if (password === '') return 'passwordMissing'
  const problems = passwordProblems(password, minimum)
  if (problems.includes('tooLong')) return 'passwordTooLong'
  return problems.length > 0 ? 'passwordWeak' : undefined
}
