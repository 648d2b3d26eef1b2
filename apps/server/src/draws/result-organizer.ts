import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/bytes'
import { chainStep } from '@fairground/fair/chain'
import { fieldOf } from '@fairground/fair/field'
import { drawGame, resultText, settleGame } from '@fairground/fair/games/games'
import { resultNumbers } from '@fairground/fair/games/result-text'
import { drawSeed } from '@fairground/fair/seed'
import { paidMinor, resultHash, type Settlement, settlementRoot } from '@fairground/fair/settlement'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { termsOf } from '#instance/terms.ts'
import { voidsOf } from '#instance/voids.ts'
import { WrongLink } from '#signer/client.ts'
import { addressOf } from './address.ts'
import type { DueInstance, Organizer } from './organizer.ts'
import { beaconOf, changeInstance, commitOf, lockInstance, recordEvent, resultOf } from './queries.ts'
import { isRefunding } from './refund-organizer.ts'
import { settledTickets } from './settled-tickets.ts'
import { tierRows } from './tier-rows.ts'
import { paidFrom, type Plan, writePlan } from './write-plan.ts'

/**
 * Reveals the seed, draws, and plans every payout. What is computed takes as long as there are winners, so it is done
 * between transactions: nothing of it can change any more. It is written in one: there is one result or none.
 */
export const resultOrganizer: Organizer = async (parts, due) => {
  const { memberId, id, gameId } = due
  const sealed = await inMember(parts.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    commit: await commitOf(tx, memberId, id),
    beacon: await beaconOf(tx, memberId, id),
    voids: await voidsOf(tx, memberId, id),
  }))
  const { instance, commit, beacon, voids } = sealed
  if (!commit || !beacon) throw new Error(`instance ${id} is not ready to be drawn`)
  const beaconSignature = new Uint8Array(beacon.signature)
  const revealed = await parts.signer.call('reveal', {
    game: `${memberId}/${gameId}`,
    index: commit.chain_index,
    beaconSignature: hex(beaconSignature),
  })
  failpoint('result.afterReveal', id)
  const link = unhex(revealed.link)
  if (hex(chainStep(link)) !== hex(new Uint8Array(commit.previous_link))) {
    throw new WrongLink(`the signer's link does not belong to the chain of game ${gameId}`)
  }
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const closeHash = new Uint8Array(commit.close_hash)
  const seed = drawSeed(link, closeHash, Number(commit.round), beaconSignature)
  const field = fieldOf(commit.tree_size - voids.length, voids)
  const outcome = drawGame(seed, closeHash, terms.rules, field)
  const text = resultText(terms.rules, outcome)
  const drawn = resultNumbers(text)
  const result = { terms, drawn, treeSize: commit.tree_size, voids }
  const tickets = await inMember(parts.db, memberId, tx => settledTickets(tx, due, result))
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
  const signed = parts.platformKey.sign(
    resultHash({ closeHash, beaconSignature, link, resultText: text, settlementRoot: root, paid }),
  )
  const tiers = tierRows(terms, outcome, tickets, settlement)
  const plan = { link, drawn, settlement, tiers, root, signed }
  await inMember(parts.db, memberId, tx => fixResult(tx, due, plan))
  failpoint('result.afterInsert', id)
}

const fixResult = async (tx: Tx, due: DueInstance, plan: Plan): Promise<void> => {
  const { memberId, id } = due
  const instance = await lockInstance(tx, memberId, id)
  if ((await resultOf(tx, memberId, id)) || (await isRefunding(tx, memberId, id))) return
  await writePlan(tx, due, plan)
  failpoint('plan.afterInsert', id)
  const now = await databaseNow(tx)
  // The show never starts before its time, and a draw that was held up starts as soon as it can.
  const startAt = Math.max(instance.start_at, now + 1000)
  const version = await changeInstance(tx, memberId, id, { status: 'READY', startAt, dueAt: startAt })
  await recordEvent(tx, memberId, id, 'ready', {})
  const payload = {
    eventType: 3 as const,
    ...addressOf(memberId, instance, version),
    gameStatus: 'READY' as const,
    readyTime: Math.floor(now),
  }
  await putInOutbox(tx, memberId, announce('gameReady', payload))
}

/** The books of the plan must close to the unit before a row of it is written. */
const checkConservation = (settlement: Settlement, pool: bigint): void => {
  const out =
    paidFrom(settlement, 'fromPool') + settlement.revenue + settlement.contribution + settlement.rollover
  if (out !== pool) throw new Error(`the plan moves ${out} out of a pool of ${pool}`)
}
