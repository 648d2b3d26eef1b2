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
  /** The name of the provider that holds it. */
  readonly provider: string
  readonly usedAt: number
  /** The player agreed to pay with it again. Without it, it only receives withdrawals. */
  readonly isChargeable: boolean
}

type Stored = Pick<PaymentSource, 'token' | 'label'>

const sealingContext = ({ memberId, playerId }: PlayerKey): string => `saved-payment/${memberId}/${playerId}`

/** The methods that a player has ever used, most recently used first. A removed one has a label but no token. */
const readAll = async (tx: Tx, vault: Vault, player: PlayerKey) => {
  const { memberId, playerId } = player
  const rows = await tx
    .selectFrom('saved_payment as s')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 's.member_id').onRef('k.player_id', '=', 's.player_id'),
    )
    .select([
      's.id',
      's.provider',
      's.kind',
      's.sealed',
      's.used_at',
      's.chargeable_at',
      's.removed_at',
      'k.wrapped',
    ])
    .where('s.member_id', '=', memberId)
    .where('s.player_id', '=', playerId)
    .orderBy('s.used_at', 'desc')
    .execute()
  return rows.flatMap(({ id, provider, kind, sealed, used_at, wrapped, ...row }) => {
    const key = vault.playerKey(player, wrapped)
    if (!key) return []
    const opened = JSON.parse(openBytes(key, sealingContext(player), sealed).toString()) as Stored
    return [
      {
        id,
        provider,
        kind: kind as PaymentKind,
        usedAt: used_at,
        isChargeable: row.chargeable_at !== null,
        isRemoved: row.removed_at !== null,
        ...opened,
      },
    ]
  })
}

/** The player's stored payment methods, most recently used first. */
export const readSavedPayments = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<Saved[]> =>
  (await readAll(tx, vault, player)).filter(({ isRemoved }) => !isRemoved)

/** The labels of all methods, for orders that were made before a method was removed. */
export const readMethodLabels = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
): Promise<ReadonlyMap<number, Pick<Saved, 'label' | 'kind'>>> =>
  new Map((await readAll(tx, vault, player)).map(saved => [saved.id, saved]))

export const toSavedPaymentView = ({ id, kind, label, usedAt }: Saved): SavedPayment => ({
  id: String(id),
  kind,
  label,
  lastUsedAt: usedAt,
})

const seal = async (tx: Tx, vault: Vault, player: PlayerKey, stored: Stored): Promise<Buffer> =>
  sealBytes(
    await ensurePlayerKey(tx, vault, player),
    sealingContext(player),
    Buffer.from(JSON.stringify(stored)),
  )

const recordEvent = (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  savedId: number,
  event: 'stored' | 'chargeable' | 'removed',
) =>
  tx
    .insertInto('saved_payment_event')
    .values({ member_id: memberId, player_id: playerId, saved_id: savedId, event })
    .execute()

/**
 * Stores each method once, updates its last use and returns its id. Without the player's consent the method only
 * receives withdrawals: money goes back to where it came from.
 */
export const savePaymentSource = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  provider: string,
  { token, label, kind }: PaymentSource,
  hasConsent: boolean,
): Promise<number> => {
  const { memberId, playerId } = player
  const sealed = await seal(tx, vault, player, { token, label })
  const now = sql<number>`clock_timestamp()`
  const { id, is_new, is_chargeable } = await tx
    .insertInto('saved_payment')
    .values({
      member_id: memberId,
      player_id: playerId,
      provider,
      kind,
      digest: vault.digest(memberId, 'payment', `${provider}/${token}`),
      sealed,
      used_at: now,
      chargeable_at: hasConsent ? now : null,
    })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'player_id', 'digest']).doUpdateSet(eb => ({
        sealed,
        used_at: now,
        chargeable_at: hasConsent ? now : eb.ref('saved_payment.chargeable_at'),
        removed_at: null,
      })),
    )
    .returning([
      'id',
      sql<boolean>`xmax = 0`.as('is_new'),
      sql<boolean>`chargeable_at IS NOT NULL`.as('is_chargeable'),
    ])
    .executeTakeFirstOrThrow()
  if (is_new) await recordEvent(tx, player, id, 'stored')
  if (hasConsent && is_chargeable) await recordEvent(tx, player, id, 'chargeable')
  return id
}

/** Removes the method at once: its token is erased and it can be neither charged nor paid. */
export const removeSavedPayment = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  { id, label }: Pick<Saved, 'id' | 'label'>,
): Promise<void> => {
  await tx
    .updateTable('saved_payment')
    .set({
      sealed: await seal(tx, vault, player, { token: '', label }),
      chargeable_at: null,
      removed_at: sql<number>`clock_timestamp()`,
    })
    .where('member_id', '=', player.memberId)
    .where('player_id', '=', player.playerId)
    .where('id', '=', id)
    .execute()
  await recordEvent(tx, player, id, 'removed')
}
