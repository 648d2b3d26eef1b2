import { randomUUID } from 'node:crypto'
import type { FaultName } from '@fairground/contract/errors'
import { type CapsByWindow, limitOrderProblem } from '@fairground/rules/limits/limit-order'
import { isStakeKind, type LimitKind } from '@fairground/rules/limits/window'
import { parseDecimal } from '@fairground/rules/money/money'
import { currencyOf } from '#instance/terms.ts'
import type { ChangeLimits } from '#ledger/commands/change-limits.ts'
import type { Member } from '#member/members.ts'
import { askLane } from '#operation/ask-lane.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'

/** Null where there shall be no limit. */
export const capOfText = (text: string | null, { currency }: Member): bigint | null => {
  if (text === null) return null
  const cap = parseDecimal(text, currencyOf(currency))
  if (!cap) throw new Refusal('request.invalid')
  return cap.amount
}

export const refuseOrder = (caps: CapsByWindow): void => {
  const problem = limitOrderProblem(caps)
  if (problem) throw new Refusal(`limits.${problem}`)
}

const tooSoon = (kind: LimitKind): FaultName =>
  isStakeKind(kind) ? 'limits.wagerLimitTooSoon' : 'limits.depositLimitTooSoon'

/** All that the player wants of his limits at once, or a fault and nothing. */
export const changeOwnLimits = async (
  context: Context,
  { id: memberId, currency }: Member,
  playerId: number,
  wishes: ChangeLimits['wishes'],
): Promise<void> => {
  const request = { opKey: `limits:${randomUUID()}`, playerId, currency, wishes }
  const answer = await askLane(context, memberId, 'changeLimits', request)
  if (answer.done) return
  throw new Refusal(answer.reason === 'tooSoon' ? tooSoon(answer.kind) : 'limits.noPendingChange')
}
