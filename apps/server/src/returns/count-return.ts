import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import {
  bandWidthFor,
  expectCards,
  type ExpectedPrizes,
  expectPrizes,
  isOutsideBand,
  isWindowFull,
} from '@fairground/rules/prizes/live-return'
import { getDeckTerms, isDeck } from '#kinds/deck-terms.ts'
import { toPrizeTerms } from '#kinds/prize-terms.ts'
import { getTerms } from '#kinds/terms.ts'
import type { Log } from '#platform/log.ts'
import {
  addToWindow,
  claimEnded,
  type EndedInstance,
  insertAlarm,
  judgeWindow,
  openWindow,
  readCards,
  readSold,
  sumPrizes,
} from './queries.ts'

interface ReturnDeps {
  readonly db: Database
  readonly log: Log
}

/** Adds one ended instance to the live return of its game. Returns false if none waits. */
export const countReturn = async ({ db, log }: ReturnDeps, memberId: number): Promise<boolean> => {
  const outside = await inMember(db, memberId, async tx => {
    const instance = await claimEnded(tx, memberId)
    return instance && { found: true, subject: await count(tx, memberId, instance) }
  })
  if (outside?.subject) log.error({ memberId, subject: outside.subject }, 'return to player outside its band')
  return outside !== undefined
}

/** Returns the subject of the alarm if the instance filled a window that is outside its band. */
const count = async (tx: Tx, memberId: number, instance: EndedInstance): Promise<string | undefined> => {
  const { id: instanceId, gameId, currency } = instance
  const sold = await readSold(tx, memberId, instanceId)
  const expectation = await computeExpected(tx, memberId, instance, sold)
  if (!expectation) return undefined
  const prizes = await sumPrizes(tx, memberId, instanceId, expectation.tiers)
  const game = { memberId, gameId, currency }
  const n = await openWindow(tx, game)
  const { plays, stakes } = sold
  const window = await addToWindow(tx, game, n, { instanceId, plays, stakes, prizes, ...expectation })
  if (!isWindowFull(window)) return undefined
  const isOutside = isOutsideBand(window)
  await judgeWindow(tx, game, n, isOutside)
  if (!isOutside) return undefined
  const subject = `game/${gameId}/${currency}/window/${n}`
  await insertAlarm(tx, memberId, subject, {
    gameId,
    currency,
    window: n,
    ...window,
    band: bandWidthFor(window),
  })
  return subject
}

const computeExpected = async (
  tx: Tx,
  memberId: number,
  { id, rules, prizeTable, cost, fee, cap }: EndedInstance,
  sold: Awaited<ReturnType<typeof readSold>>,
): Promise<ExpectedPrizes | undefined> => {
  const row = { rules, prizeTable }
  return isDeck(row)
    ? expectCards(getDeckTerms(row).prizeTable, await readCards(tx, memberId, id))
    : expectPrizes(toPrizeTerms(getTerms(row), { cost, fee, cap }), sold)
}
