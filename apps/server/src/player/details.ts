import type { Tx } from '@fairground/database/transaction'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { type PersonDigests, restrictionOf } from './exclusions.ts'
import { restrictPlayer } from './restrict-player.ts'
import type { OfPlayer } from './of-player.ts'

/** What identifies a person. It is stored only sealed; nothing may be searched in it. */
export interface PersonalDetails {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly gender?: 'female' | 'male' | 'other' | 'unstated'
  /** 1990-12-31 */
  readonly birthdate?: string
  readonly address?: string
  readonly city?: string
  readonly province?: string
  readonly postCode?: string
  readonly addressCountry?: string
  /** In normal form, +44... */
  readonly phoneMobile?: string
  readonly phoneHome?: string
  readonly occupation?: string
  readonly governmentId?: string
}

/** Addresses that reach the same person are the same: case does not matter, nor what follows a plus. */
export const normalEmail = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${host}`
}

export const normalId = (id: string): string => id.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Spelled with or without accents, in whatever case, it is the same name. */
const normalName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

const belongsTo = ({ memberId, playerId }: OfPlayer): string => `details/${memberId}/${playerId}`

export const openDetails = (
  vault: Vault,
  player: OfPlayer,
  row: { readonly wrapped: Buffer | null; readonly sealed: Buffer | null },
): PersonalDetails | undefined => {
  const key = vault.playerKey(player, row.wrapped)
  return key && row.sealed
    ? (JSON.parse(openBytes(key, belongsTo(player), row.sealed).toString()) as PersonalDetails)
    : undefined
}

export const readDetails = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
): Promise<PersonalDetails | undefined> => {
  const row = await tx
    .selectFrom('player_detail as d')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'd.member_id').onRef('k.player_id', '=', 'd.player_id'),
    )
    .select(['k.wrapped', 'd.sealed'])
    .where('d.member_id', '=', player.memberId)
    .where('d.player_id', '=', player.playerId)
    .executeTakeFirst()
  return row && openDetails(vault, player, row)
}

/** As the operator keeps them: what the same person would have under another account. */
export const digestsOf = (vault: Vault, memberId: number, details: PersonalDetails): PersonDigests => {
  const { email, governmentId, firstName, lastName, birthdate } = details
  const named = [firstName, lastName, birthdate].every(part => part !== undefined && part !== '')
  const person = [normalName(`${firstName} ${lastName}`), birthdate].join('/')
  return {
    email: vault.digest(memberId, 'email', normalEmail(email)),
    'government-id': governmentId ? vault.digest(memberId, 'government-id', normalId(governmentId)) : null,
    person: named ? vault.digest(memberId, 'person', person) : null,
  }
}

/**
 * Fails on the unique index of what another player of the operator has already. Who turns out to have excluded himself,
 * here or at an operator of the same group, is excluded with it.
 */
export const writeDetails = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
  details: PersonalDetails,
): Promise<void> => {
  const { memberId, playerId } = player
  const key = await playerKeyOf(tx, vault, player)
  const { phoneMobile } = details
  const digests = digestsOf(vault, memberId, details)
  const values = {
    sealed: sealBytes(key, belongsTo(player), Buffer.from(JSON.stringify(details))),
    email_digest: digests.email,
    phone_digest: phoneMobile === undefined ? null : vault.digest(memberId, 'phone', phoneMobile),
    government_id_digest: digests['government-id'],
    person_digest: digests.person,
  }
  await tx
    .insertInto('player_detail')
    .values({ member_id: memberId, player_id: playerId, ...values })
    .onConflict(conflict => conflict.columns(['member_id', 'player_id']).doUpdateSet(values))
    .execute()
  const restriction = await restrictionOf(tx, memberId, digests)
  if (restriction) await restrictPlayer(tx, player, restriction)
}

/** The player's own key, made where there is none yet. */
export const playerKeyOf = async (tx: Tx, vault: Vault, player: OfPlayer): Promise<Buffer> => {
  const { memberId, playerId } = player
  const stored = await tx
    .selectFrom('player_key')
    .select('wrapped')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const known = vault.playerKey(player, stored?.wrapped)
  if (known) return known
  const made = vault.newPlayerKey(player)
  await tx
    .insertInto('player_key')
    .values({ member_id: memberId, player_id: playerId, wrapped: made.wrapped })
    .execute()
  return made.key
}
