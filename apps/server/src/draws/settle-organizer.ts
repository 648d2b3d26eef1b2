import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import { ensureSeed } from './ensure-prize-funds.ts'
import { buildDrawRecord } from './draw-record.ts'
import { logResult } from './log-result.ts'
import { publishJackpot } from './publish-jackpot.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance, setDueIn } from '#lifecycle/queries.ts'
import { findResult } from '#lifecycle/chain-queries.ts'
import { findResultIndex } from '#lifecycle/close-queries.ts'
import { isCosigned } from '#public-log/proof.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { findPayoutPage, findUnsettled, insertDrawRecord } from './queries/settlement.ts'

/** Small enough that it hardly delays purchases in the same lane. */
const payBatchSize = 1000
/** The commands of a page share a batch, and the database writes the journals of one while the lane decides the next. */
const payCommandSize = 250

/** The log publishes a checkpoint with the result within a second. */
const waitForCheckpointMs = 250

/** After the play-out, pays the operator's share, the progressive jackpot and all prizes, then publishes the record. */
export const settleOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const { status } = await inMember(deps.db, memberId, tx => lockInstance(tx, memberId, id))
  if (status !== 'STARTED') return
  await inMember(deps.db, memberId, tx => logResult(tx, due))
  failpoint('end.afterLog', id)
  await payOut(deps, due)
  // A jackpot that was won is seeded again before the end is published, so the next instance shows the seed at once.
  await ensureSeed(deps, memberId, due.gameId)
  if (!(await inMember(deps.db, memberId, tx => isResultWitnessed(tx, due)))) return
  await inMember(deps.db, memberId, tx => publishJackpot(tx, due))
  failpoint('end.before', id)
  await inMember(deps.db, memberId, tx => end(tx, deps, due))
}

/** Pays all planned payouts that are still unpaid. */
export const payOut = async (deps: OrganizerDeps, due: DueInstance): Promise<void> => {
  const { memberId, id, gameId } = due
  const { instance, result } = await inMember(deps.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    result: await findResult(tx, memberId, id),
  }))
  if (!result) throw new Error(`instance ${id} has no result`)
  const { currency } = instance
  await deps.lane.submit(memberId, 'closeBooks', {
    instanceId: id,
    gameId,
    currency,
    revenue: result.revenue,
    toJackpot: result.contribution + result.rollover,
    fromReserve: result.from_reserve,
  })
  let next = findNextPayouts(deps, due, 0)
  for (let plan = await next; plan.upTo > 0; plan = await next) {
    // The next page is read while this one is paid.
    next = findNextPayouts(deps, due, plan.upTo)
    next.catch(() => undefined)
    await Promise.all(
      toCommands(plan.unpaid).map(seqs =>
        deps.lane.submit(memberId, 'pay', { instanceId: id, gameId, currency, seqs }),
      ),
    )
    failpoint('pay.afterBatch', id)
  }
}

const toCommands = (seqs: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(seqs.length / payCommandSize) }, (_, i) =>
    seqs.slice(i * payCommandSize, (i + 1) * payCommandSize),
  )

const findNextPayouts = ({ db }: OrganizerDeps, { memberId, id }: DueInstance, after: number) =>
  inMember(db, memberId, tx => findPayoutPage(tx, memberId, id, { after, limit: payBatchSize }))

/** The public record proves that witnesses saw the result. */
const isResultWitnessed = async (tx: Tx, { memberId, id }: DueInstance): Promise<boolean> => {
  const index = await findResultIndex(tx, memberId, id)
  if (index !== undefined && (await isCosigned(tx, memberId, index))) return true
  await setDueIn(tx, memberId, id, waitForCheckpointMs)
  return false
}

const end = async (tx: Tx, deps: OrganizerDeps, { memberId, id }: DueInstance): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  if (instance.status !== 'STARTED') return
  await checkSettled(tx, memberId, id)
  const record = await buildDrawRecord(tx, deps, memberId, id)
  await insertDrawRecord(tx, memberId, id, record)
  const result = (await findResult(tx, memberId, id))!
  const now = Math.floor(await databaseNow(tx))
  const version = await changeInstance(tx, memberId, id, { event: 'end', dueAt: now })
  await recordEvent(tx, memberId, id, 'ended', {
    paid: String(result.paid_from_pool + result.paid_from_jackpot),
  })
  const address = toInstanceAddress(memberId, instance, version)
  const winnersCount = new Set(record.settlement.payouts.map(payout => payout.seq0)).size
  await putInOutbox(
    tx,
    memberId,
    announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: now, winnersCount }),
  )
}

/** Before the end, the escrow must be empty and every play must have exactly one outcome. */
const checkSettled = async (tx: Tx, memberId: number, instanceId: number): Promise<void> => {
  const { left, open } = await findUnsettled(tx, memberId, instanceId)
  if (left !== 0n || open !== 0n)
    throw new Error(`instance ${instanceId} is not settled: ${left} in escrow, ${open} plays open`)
}
