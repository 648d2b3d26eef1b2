import type { Tx } from '@fairground/database/transaction'
import type { LimitKind } from '@fairground/rules/limits/window'

interface LimitOfPlayer {
  readonly memberId: number
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
}

/** The limit that customer service has set, or null. */
export const readSupportCap = async (
  tx: Tx,
  { memberId, playerId, kind, currency }: LimitOfPlayer,
): Promise<bigint | null> => {
  const last = await tx
    .selectFrom('limit_change')
    .select('new_cap')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .where('source', '=', 'support')
    .orderBy('journal_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.new_cap ?? null
}
