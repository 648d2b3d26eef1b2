import type { Tx } from '@fairground/database/transaction'
import { normalPhone } from '@fairground/places/phone'
import { isPhoneLike } from '@fairground/rules/validation/login'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { playerById, playerByUsername, type PlayerRow } from '#player/player-rows.ts'
import { ownerOf } from '#player/taken.ts'

export interface NamedAccount {
  readonly player: PlayerRow | undefined
  /** Under which failures are counted. A number that nobody has is not kept as it was typed. */
  readonly key: string
}

/** By username, or by a phone number that its owner has verified. */
export const findAccount = async (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  member: Member,
  typed: string,
): Promise<NamedAccount> => {
  const isUsername = usernameProblem(typed) === undefined
  const named = isUsername ? await playerByUsername(tx, member.id, typed) : undefined
  if (named) return { player: named, key: named.username_key }
  const phone = isPhoneLike(typed) ? normalPhone(typed, member.settings.defaultCountry ?? 'GB') : undefined
  if (phone === undefined) return { player: undefined, key: isUsername ? typed.toLowerCase() : '' }
  const ownerId = await ownerOf(tx, vault, member.id, 'phone', phone)
  const owner = ownerId === undefined ? undefined : await playerById(tx, member.id, ownerId)
  if (owner?.phone_verified_at) return { player: owner, key: owner.username_key }
  return { player: undefined, key: `phone/${vault.digest(member.id, 'phone', phone).toString('hex')}` }
}
