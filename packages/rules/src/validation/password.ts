/** Long enough for any passphrase, short enough to bound the cost of hashing. */
export const PASSWORD_MAX = 144

export type PasswordProblem = 'tooShort' | 'tooLong' | 'noLetter' | 'noNumber'

/** All problems at once, for a checklist shown while typing. The minimum comes from the profile. */
export const passwordProblems = (password: string, minimum: number): PasswordProblem[] => {
  const problems: PasswordProblem[] = []
  const length = Array.from(password).length
  if (length < minimum) problems.push('tooShort')
  if (length > PASSWORD_MAX) problems.push('tooLong')
  if (!/\p{L}/u.test(password)) problems.push('noLetter')
  if (!/\p{Nd}/u.test(password)) problems.push('noNumber')
  return problems
}

export const confirmsPassword = (password: string, confirmation: string): boolean => password === confirmation
