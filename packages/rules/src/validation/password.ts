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

const minDistinct = 5
const minWord = 4

/** "dragon2024!" -> "dragon": a few digits and signs at the end add little. */
const withoutEnding = (text: string): string => text.replace(/[^\p{L}]{1,4}$/u, '')

/** Whether an attacker finds the password early: a common one, a repeated one or one of the player's own words. */
export const isGuessable = (
  password: string,
  ownWords: readonly string[],
  isCommon: (lowerCase: string) => boolean,
): boolean => {
  const text = password.toLowerCase()
  if (new Set(text).size < minDistinct) return true
  const stem = withoutEnding(text)
  if (isCommon(text) || (stem.length >= minWord && isCommon(stem))) return true
  return ownWords.some(word => word.length >= minWord && text.includes(word.toLowerCase()))
}

export const confirmsPassword = (password: string, confirmation: string): boolean => password === confirmation
