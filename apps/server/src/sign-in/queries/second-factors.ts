import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const hasTotp = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const totp = await tx
    .selectFrom('totp')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return totp !== undefined
}

export const hasSecondFactor = async (tx: Tx, player: PlayerKey): Promise<boolean> => {
  if (await hasTotp(tx, player)) return true
  const { memberId, playerId } = player
  const passkey = await tx
    .selectFrom('passkey')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return passkey !== undefined
}

/** For a player who lost their second factors and proved their identity in another way. */
export const deleteSecondFactors = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  for (const table of ['totp', 'passkey', 'passkey_challenge', 'second_step', 'recovery_code'] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).where('player_id', '=', playerId).execute()
}
