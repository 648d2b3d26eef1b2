import type { Tx } from '@fairground/database/transaction'
import { normalizePhone } from '@fairground/places/phone'
import { isPhoneLike } from '@fairground/rules/validation/login'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { readPlayer, findPlayerByUsername, type PlayerRow } from '#player/queries/players.ts'
import { findOwner } from '#player/find-owner.ts'

export interface FoundAccount {
  readonly player: PlayerRow | undefined
  /** The key under which failures are counted. An unknown phone number is stored only as a digest. */
  readonly key: string
}

/** Finds the account by username or by a verified phone number. */
export const findAccount = async (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  member: Member,
  typed: string,
): Promise<FoundAccount> => {
  const isUsername = usernameProblem(typed) === undefined
  const named = isUsername ? await findPlayerByUsername(tx, member.id, typed) : undefined
  if (named) return { player: named, key: named.username_key }
  const phone = isPhoneLike(typed) ? normalizePhone(typed, member.settings.defaultCountry ?? 'GB') : undefined
  if (phone === undefined) return { player: undefined, key: isUsername ? typed.toLowerCase() : '' }
  const ownerId = await findOwner(tx, vault, member.id, 'phone', phone)
  const owner = ownerId === undefined ? undefined : await readPlayer(tx, member.id, ownerId)
  if (owner?.phone_verified_at) return { player: owner, key: owner.username_key }
  return { player: undefined, key: `phone/${vault.digest(member.id, 'phone', phone).toString('hex')}` }
}
