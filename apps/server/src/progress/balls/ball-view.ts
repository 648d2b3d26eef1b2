import type { BonusBall } from '@fairground/contract/entities/rewards/reward'
import type { Tx } from '@fairground/database/transaction'
import { collectAfterMs } from '@fairground/rules/rewards/bonus-ball'
import { decimal } from '#platform/money.ts'
import type { BallRow } from '#progress/queries/balls.ts'
import { computeResult } from './compute-result.ts'

/** A ball as its owner sees it, with its result once the draw has ended. */
export const toBallView = async (tx: Tx, memberId: number, row: BallRow): Promise<BonusBall> => {
  const { id, playerId, ball, state, instanceId, currency, endedAt } = row
  const hasResult = instanceId !== null && row.instanceStatus === 'ENDED'
  const result = hasResult ? await computeResult(tx, { memberId, playerId }, { ball, instanceId }) : undefined
  const amount = row.amount ?? result?.amount ?? null
  return {
    bonusBallId: id,
    ball,
    state,
    expiresAt: state === 'available' ? row.expiresAt : null,
    fromName: row.fromName,
    sendTo: row.sendToName,
    gameInstanceId: instanceId,
    lines: [...(result?.lines ?? [])],
    amount: amount === null || currency === null ? null : decimal(amount, currency),
    currencyId: currency,
    collectsAt: state === 'active' && endedAt !== null ? endedAt + collectAfterMs : null,
  }
}
