import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { toDrawField } from '@fairground/fair/tickets/draw-field'
import { drawGame, resultText, settleGame } from '@fairground/fair/games/games'
import { resultNumbers } from '@fairground/fair/games/shared/result-text'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { recordPayout } from '@fairground/fair/record/record-settlement'
import { lockHash } from '@fairground/fair/fd2/round-lock'
import { drawSeed } from '@fairground/fair/fd2/seed'
import {
  paidMinor,
  resultHash,
  type Settlement,
  settlementRoot,
} from '@fairground/fair/settlement/settlement'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { getTerms } from '#kinds/terms.ts'
import { readVoids } from '#instances/voids.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { DueInstance, Organizer } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance } from '#lifecycle/queries.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { openClosedLink } from '#lifecycle/open-closed-link.ts'
import { findBeacon, findCommit, findResult } from '#lifecycle/chain-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { confirmWinners } from './confirm-winners.ts'
import { reportLockFault } from './lock-fault.ts'
import { isRefunding } from '#lifecycle/decide-refund.ts'
import { toCloseRecord, toSealedDraw } from './sealed-draw.ts'
import { findSettledTickets } from './queries/settled-tickets.ts'
import { toStoredTiers } from './stored-tiers.ts'
import { sumPaidFrom, type Plan, writePlan } from './queries/plan.ts'

/**
 * Opens the link that the signer locked, draws the numbers and plans all payouts. The computation takes long with many winners and
 * its inputs can no longer change, so it runs outside of transactions. The result is written in one transaction.
 */
export const resultOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const inputs = await inMember(deps.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    commit: await findCommit(tx, memberId, id),
    closed: await findPendingClose(tx, memberId, id),
    beacon: await findBeacon(tx, memberId, id),
    voids: await readVoids(tx, memberId, id),
  }))
  const { instance, commit, closed, beacon, voids } = inputs
  if (!commit || !closed || !beacon) throw new Error(`instance ${id} has no commit or no beacon value`)
  const beaconSignature = new Uint8Array(beacon.signature)
  const opened = openClosedLink(closed, { signature: hex(beaconSignature) })
  const { link } = opened
  await reportLockFault(deps, due, closed, opened)
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const closeHash = new Uint8Array(commit.close_hash)
  const lock = new Uint8Array(closed.lock)
  const sealedLock = lockHash(closeHash, Number(commit.round), lock, [new Uint8Array(closed.mask)])
  const seed = drawSeed(link, closeHash, sealedLock, Number(commit.round), beaconSignature)
  const field = toDrawField(commit.tree_size - voids.length, voids)
  const outcome = drawGame(openDraws('FD2', seed, closeHash), terms.rules, field)
  const text = resultText(terms.rules, outcome)
  const drawn = resultNumbers(text)
  const result = { terms, drawn, treeSize: commit.tree_size, voids }
  const tickets = await inMember(deps.db, memberId, tx => findSettledTickets(tx, due, result))
  const settlement = settleGame({
    ...terms,
    outcome,
    tickets,
    pool: commit.pool,
    jackpot: commit.jackpot,
  })
  checkConservation(settlement, commit.pool)
  const root = settlementRoot(String(id), settlement.payouts)
  const paid = paidMinor(settlement.payouts)
  const signed = deps.platformKey.sign(
    resultHash({ closeHash, beaconSignature, link, resultText: text, settlementRoot: root, paid }),
  )
  const winners = await confirmWinners(deps, due, {
    ...toSealedDraw(toCloseRecord(closed, terms, instance.currency), closed, sealedLock),
    beaconSignature,
    resultText: text,
    payouts: settlement.payouts.map(recordPayout),
    settlementRoot: root,
    paid,
    count: settlement.payouts.length,
  })
  if (winners === 'held') return
  failpoint('result.afterWinners', id)
  const tiers = toStoredTiers(terms, outcome, tickets, settlement)
  const plan = { link, drawn, settlement, tiers, root, signed, winners }
  await inMember(deps.db, memberId, tx => fixResult(tx, due, plan))
  failpoint('result.afterInsert', id)
}

const fixResult = async (tx: Tx, due: DueInstance, plan: Plan): Promise<void> => {
  const { memberId, id } = due
  const instance = await lockInstance(tx, memberId, id)
  if ((await findResult(tx, memberId, id)) || (await isRefunding(tx, memberId, id))) return
  await writePlan(tx, due, plan)
  failpoint('plan.afterInsert', id)
  const now = await databaseNow(tx)
  // The play-out never starts before its scheduled time. A delayed draw starts as soon as possible.
  const startAt = Math.max(instance.start_at, now + 1000)
  const version = await changeInstance(tx, memberId, id, { event: 'ready', startAt, dueAt: startAt })
  await recordEvent(tx, memberId, id, 'ready', {})
  const payload = {
    eventType: 3 as const,
    ...toInstanceAddress(memberId, instance, version),
    gameStatus: 'READY' as const,
    readyTime: Math.floor(now),
  }
  await putInOutbox(tx, memberId, announce('gameReady', payload))
}

/** The plan must distribute exactly the pool and what the reserve adds before it is written. */
const checkConservation = (settlement: Settlement, pool: bigint): void => {
  const out =
    sumPaidFrom(settlement, 'fromPool') + settlement.revenue + settlement.contribution + settlement.rollover
  const available = pool + settlement.fromReserve
  if (out !== available) throw new Error(`the plan distributes ${out} of ${available}`)
}
