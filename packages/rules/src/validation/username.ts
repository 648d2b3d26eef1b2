export const USERNAME_MAX = 24

export type UsernameProblem = 'empty' | 'tooLong' | 'characters'

export const usernameProblem = (username: string): UsernameProblem | undefined => {
  if (username === '') return 'empty'
  if (username.length > USERNAME_MAX) return 'tooLong'
  return /^[A-Za-z0-9_]+$/.test(username) ? undefined : 'characters'
}
