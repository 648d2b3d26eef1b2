import { passwordProblems } from './password.ts'
import { usernameProblem } from './username.ts'

export const LOGIN_FORMAT_CODES = { userAndPassword: 109, user: 110, password: 111 } as const

export type LoginFormatCode = (typeof LOGIN_FORMAT_CODES)[keyof typeof LOGIN_FORMAT_CODES]

/** A login name may also be a phone number in common notations. */
export const isPhoneLike = (name: string): boolean => /^[+]?[0-9 ()-]{6,24}$/.test(name)

/** Checks only the format; wrong credentials have another code. */
export const loginFormatCode = (
  username: string,
  password: string,
  passwordMinimum: number,
): LoginFormatCode | undefined => {
  const userWrong = usernameProblem(username) !== undefined && !isPhoneLike(username)
  const passwordWrong = passwordProblems(password, passwordMinimum).length > 0
  if (userWrong && passwordWrong) return LOGIN_FORMAT_CODES.userAndPassword
  if (userWrong) return LOGIN_FORMAT_CODES.user
  return passwordWrong ? LOGIN_FORMAT_CODES.password : undefined
}
