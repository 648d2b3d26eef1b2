import { isGuessable, passwordProblems } from '@fairground/rules/validation/password'
import type { Member } from '#operator/members.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'
import { Refusal } from '#platform/refusal.ts'

export interface PasswordOwner {
  readonly username?: string | undefined
  readonly email?: string | undefined
}

/** The words that an attacker tries first for this player. */
const ownWords = ({ name }: Member, { username, email }: PasswordOwner): string[] =>
  [name, username, email?.split('@')[0]].filter(word => word !== undefined)

export const isGuessablePassword = (password: string, member: Member, owner: PasswordOwner): boolean =>
  isGuessable(password, ownWords(member, owner), isCommonPassword)

/** For every new password: registration, change and reset. */
export const refuseWeakPassword = (password: string, member: Member, owner: PasswordOwner): void => {
  if (passwordProblems(password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  if (isGuessablePassword(password, member, owner)) throw new Refusal('registration.passwordCommon')
}
