import type { Tx } from '@fairground/database/transaction'

export const hasActiveSubscription = async (
  tx: Tx,
  memberId: number,
  playerId: number | undefined,
): Promise<boolean> => {
  if (playerId === undefined) return false
  const found = await tx
    .selectFrom('subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
