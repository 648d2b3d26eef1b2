import { randomUUID } from 'node:crypto'
import type { FaultName } from '@fairground/contract/errors'
import { type CapsByWindow, limitOrderProblem } from '@fairground/rules/limits/limit-order'
import { isStakeKind, type LimitKind } from '@fairground/rules/limits/window'
import { parseDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import type { ChangeLimits } from '#ledger/commands/change-limits.ts'
import type { Member } from '#operator/members.ts'
import { requestLane } from '#operation/request-lane.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** Null removes the limit. */
export const parseCap = (text: string | null, { currency }: Member): bigint | null => {
  if (text === null) return null
  const cap = parseDecimal(text, parseCurrency(currency))
  if (!cap) throw new Refusal('request.invalid')
  return cap.amount
}

export const requireCapOrder = (caps: CapsByWindow): void => {
  const problem = limitOrderProblem(caps)
  if (problem) throw new Refusal(`limits.${problem}`)
}

const tooSoonFault = (kind: LimitKind): FaultName =>
  isStakeKind(kind) ? 'limits.wagerLimitTooSoon' : 'limits.depositLimitTooSoon'

/** Applies all changes, or refuses them all. */
export const changeOwnLimits = async (
  context: Context,
  { id: memberId, currency }: Member,
  playerId: number,
  changes: ChangeLimits['changes'],
): Promise<void> => {
  const request = { opKey: `limits:${randomUUID()}`, playerId, currency, changes }
  const answer = await requestLane(context, memberId, 'changeLimits', request)
  if (answer.done) return
  throw new Refusal(answer.reason === 'tooSoon' ? tooSoonFault(answer.kind) : 'limits.noPendingChange')
}
