import type { Tx } from '@fairground/database/transaction'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'

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

interface OfPlayer {
  readonly memberId: number
  readonly playerId: number
}

/** Addresses that reach the same person are the same: case does not matter, nor what follows a plus. */
export const normalEmail = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${host}`
}

export const normalId = (id: string): string => id.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

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

/** Fails on the unique index of what another player of the operator has already. */
export const writeDetails = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
  details: PersonalDetails,
): Promise<void> => {
  const { memberId, playerId } = player
  const key = await keyOf(tx, vault, player)
  const digested = (kind: 'phone' | 'government-id', value: string | undefined) =>
    value === undefined ? null : vault.digest(memberId, kind, value)
  const values = {
    sealed: sealBytes(key, belongsTo(player), Buffer.from(JSON.stringify(details))),
    email_digest: vault.digest(memberId, 'email', normalEmail(details.email)),
    phone_digest: digested('phone', details.phoneMobile),
    government_id_digest: digested('government-id', details.governmentId && normalId(details.governmentId)),
  }
  await tx
    .insertInto('player_detail')
    .values({ member_id: memberId, player_id: playerId, ...values })
    .onConflict(conflict => conflict.columns(['member_id', 'player_id']).doUpdateSet(values))
    .execute()
}

const keyOf = async (tx: Tx, vault: Vault, player: OfPlayer): Promise<Buffer> => {
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
