import type { Tx } from '@fairground/database/transaction'
import { normalizePhone } from '@fairground/places/phone'
import { isEmail } from '@fairground/rules/validation/email'
import { isPhoneLike } from '@fairground/rules/validation/login'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { normalEmail } from '#player/details.ts'
import { readPlayer, findPlayerByUsername, type PlayerRow } from '#player/queries/players.ts'
import { findOwner } from '#player/find-owner.ts'

export interface FoundAccount {
  readonly player: PlayerRow | undefined
  /** The key under which failures are counted. Other names than usernames are stored only as a digest. */
  readonly key: string
}

/** Finds the account by username, by email address or by a verified phone number. */
export const findAccount = async (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  member: Member,
  typed: string,
): Promise<FoundAccount> => {
  const isUsername = usernameProblem(typed) === undefined
  const named = isUsername ? await findPlayerByUsername(tx, member.id, typed) : undefined
  if (named) return { player: named, key: named.username_key }
  const other = readOtherName(typed, member)
  if (!other) {
    const key = isUsername
      ? typed.toLowerCase()
      : `name/${vault.digest(member.id, 'login-name', typed).toString('hex')}`
    return { player: undefined, key }
  }
  const ownerId = await findOwner(tx, vault, member.id, other.kind, other.value)
  // The same work without an owner, so that the response time does not reveal whether the account exists.
  const owner = await (ownerId === undefined
    ? findPlayerByUsername(tx, member.id, '')
    : readPlayer(tx, member.id, ownerId))
  if (owner && (other.kind === 'email' || owner.phone_verified_at))
    return { player: owner, key: owner.username_key }
  const digest = vault.digest(member.id, other.kind, other.value).toString('hex')
  return { player: undefined, key: `${other.kind}/${digest}` }
}

const readOtherName = (typed: string, { settings }: Member) => {
  if (isEmail(typed)) return { kind: 'email', value: normalEmail(typed) } as const
  const phone = isPhoneLike(typed) ? normalizePhone(typed, settings.defaultCountry ?? 'GB') : undefined
  return phone === undefined ? undefined : ({ kind: 'phone', value: phone } as const)
}
