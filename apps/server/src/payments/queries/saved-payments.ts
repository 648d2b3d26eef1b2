import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { ensurePlayerKey } from '#player/details.ts'
import type { PaymentKind, PaymentSource } from '#providers/payments.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import type { PlayerKey } from '#platform/player-key.ts'

export interface Saved extends PaymentSource {
  readonly id: number
  readonly usedAt: number
}

const sealingContext = ({ memberId, playerId }: PlayerKey): string => `saved-payment/${memberId}/${playerId}`

/** The player's saved payment methods, most recently used first. */
export const readSavedPayments = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<Saved[]> => {
  const { memberId, playerId } = player
  const rows = await tx
    .selectFrom('saved_payment as s')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 's.member_id').onRef('k.player_id', '=', 's.player_id'),
    )
    .select(['s.id', 's.kind', 's.sealed', 's.used_at', 'k.wrapped'])
    .where('s.member_id', '=', memberId)
    .where('s.player_id', '=', playerId)
    .orderBy('s.used_at', 'desc')
    .execute()
  return rows.flatMap(({ id, kind, sealed, used_at, wrapped }) => {
    const key = vault.playerKey(player, wrapped)
    if (!key) return []
    const opened = JSON.parse(openBytes(key, sealingContext(player), sealed).toString()) as Stored
    return [{ id, kind: kind as PaymentKind, usedAt: used_at, ...opened }]
  })
}

type Stored = Pick<PaymentSource, 'token' | 'label'>

export const toSavedPaymentView = ({ id, kind, label, usedAt }: Saved): SavedPayment => ({
  id: String(id),
  kind,
  label,
  lastUsedAt: usedAt,
})

/** Stores each method once and updates its last use. */
export const savePaymentSource = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  provider: string,
  { token, label, kind }: PaymentSource,
): Promise<void> => {
  const { memberId, playerId } = player
  const stored: Stored = { token, label }
  const sealed = sealBytes(
    await ensurePlayerKey(tx, vault, player),
    sealingContext(player),
    Buffer.from(JSON.stringify(stored)),
  )
  const used_at = sql<number>`clock_timestamp()`
  await tx
    .insertInto('saved_payment')
    .values({
      member_id: memberId,
      player_id: playerId,
      provider,
      kind,
      digest: vault.digest(memberId, 'payment', `${provider}/${token}`),
      sealed,
      used_at,
    })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'player_id', 'digest']).doUpdateSet({ sealed, used_at }),
    )
    .execute()
}
