import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Answer, Request } from '#ledger/commands.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { type BallRow, markCollected } from '#progress/queries/balls.ts'
import { computeResult } from './compute-result.ts'

type PayBall = (request: Request<'payBonusBall'>) => Promise<Answer<'payBonusBall'>>

/**
 * Pays a ball of an ended draw and marks it. The key of the payment names the ball, so a repeated call after a crash
 * pays nothing more. Returns undefined if another call has marked it.
 */
export const collectBall = async (
  db: Database,
  pay: PayBall,
  player: PlayerKey,
  { id, ball, instanceId, currency }: Pick<BallRow, 'id' | 'ball' | 'instanceId' | 'currency'>,
  requestId: string | null,
): Promise<bigint | undefined> => {
  const { memberId, playerId } = player
  if (instanceId === null || currency === null) return undefined
  const result = await inMember(db, memberId, tx => computeResult(tx, player, { ball, instanceId }))
  const amount = result?.amount ?? 0n
  if (amount > 0n) await pay({ ballId: id, playerId, instanceId, currency, amount })
  const isMarked = await inMember(db, memberId, tx => markCollected(tx, memberId, { id, amount, requestId }))
  return isMarked ? amount : undefined
}
