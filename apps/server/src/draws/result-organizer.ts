import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/bytes'
import { chainStep } from '@fairground/fair/chain'
import { drawGame, type GameTerms, resultText, settleGame } from '@fairground/fair/games/games'
import { drawSeed } from '@fairground/fair/seed'
import { paidMinor, resultHash, type Settlement, settlementRoot } from '@fairground/fair/settlement'
import { lineMask } from '@fairground/rules/picking/line'
import { sql } from 'kysely'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { termsOf } from '#instance/terms.ts'
import { addressOf } from './address.ts'
import type { DueInstance, Organizer, OrganizerParts } from './organizer.ts'
import { beaconOf, changeInstance, commitOf, lockInstance, recordEvent, resultOf } from './queries.ts'

/** Reveals the seed, draws, and plans every payout, all in one transaction: there is one result or none. */
export const resultOrganizer: Organizer = async (parts, due) => {
  const { memberId, id, gameId } = due
  const sealed = await inMember(parts.db, memberId, async tx => ({
    commit: await commitOf(tx, memberId, id),
    beacon: await beaconOf(tx, memberId, id),
  }))
  if (!sealed.commit || !sealed.beacon) throw new Error(`instance ${id} is not ready to be drawn`)
  const beaconSignature = hex(new Uint8Array(sealed.beacon.signature))
  const revealed = await parts.signer.call('reveal', {
    game: `${memberId}/${gameId}`,
    index: sealed.commit.chain_index,
    beaconSignature,
  })
  failpoint('result.afterReveal')
  const link = unhex(revealed.link)
  if (hex(chainStep(link)) !== hex(new Uint8Array(sealed.commit.previous_link))) {
    throw new Error(`the signer's link does not belong to the chain of game ${gameId}`)
  }
  await inMember(parts.db, memberId, tx => fixResult(tx, parts, due, link))
  failpoint('result.afterInsert')
}

const fixResult = async (
  tx: Tx,
  parts: OrganizerParts,
  due: DueInstance,
  link: Uint8Array,
): Promise<void> => {
  const { memberId, id } = due
  const instance = await lockInstance(tx, memberId, id)
  if (await resultOf(tx, memberId, id)) return
  const commit = (await commitOf(tx, memberId, id))!
  const beacon = (await beaconOf(tx, memberId, id))!
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const signature = new Uint8Array(beacon.signature)
  const closeHash = new Uint8Array(commit.close_hash)
  const seed = drawSeed(link, closeHash, Number(commit.round), signature)
  const drawn = drawGame(seed, closeHash, terms.rules)
  const tickets = await winningTickets(tx, due, terms, drawn)
  const settlement = settleGame({
    ...terms,
    drawn,
    tickets,
    pool: commit.pool,
    jackpot: commit.jackpot,
  })
  checkConservation(settlement, commit.pool)
  const root = settlementRoot(String(id), settlement.payouts)
  const paid = paidMinor(settlement.payouts)
  const text = resultText(terms.rules, drawn)
  const signed = parts.platformKey.sign(
    resultHash({ closeHash, beaconSignature: signature, link, resultText: text, settlementRoot: root, paid }),
  )
  await writePlan(tx, due, { link, drawn, settlement, root, signed })
  failpoint('plan.afterInsert')
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

/** Found by their masks in the database: a ticket below the lowest tier changes nothing of the plan. */
const winningTickets = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  { prizeTable }: GameTerms,
  drawn: readonly number[],
): Promise<{ seq0: number; plays: string }[]> => {
  const fewest = Math.min(...prizeTable.tiers.map(tier => tier.matches))
  const { rows } = await sql<{ seq0: number; plays: string }>`
    SELECT seq - 1 AS seq0, plays FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id}
       AND bit_count((mask & ${lineMask(drawn)}::bigint)::bit(64)) >= ${fewest}
     ORDER BY seq`.execute(tx)
  return rows
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** The books of the plan must close to the unit before a row of it is written. */
const checkConservation = (settlement: Settlement, pool: bigint): void => {
  const out =
    sum(settlement.payouts.map(payout => payout.fromPool)) +
    settlement.revenue +
    settlement.contribution +
    settlement.rollover
  if (out !== pool) throw new Error(`the plan moves ${out} out of a pool of ${pool}`)
}

const writePlan = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  plan: { link: Uint8Array; drawn: number[]; settlement: Settlement; root: Uint8Array; signed: Uint8Array },
): Promise<void> => {
  const { settlement } = plan
  await tx
    .insertInto('draw_result')
    .values({
      member_id: memberId,
      instance_id: id,
      link: Buffer.from(plan.link),
      drawn: plan.drawn,
      revenue: settlement.revenue,
      contribution: settlement.contribution,
      rollover: settlement.rollover,
      paid_from_pool: sum(settlement.payouts.map(payout => payout.fromPool)),
      paid_from_jackpot: sum(settlement.payouts.map(payout => payout.fromJackpot)),
      jackpot_after: settlement.jackpotAfter,
      tiers: JSON.stringify(
        settlement.tiers.map(tier => ({ ...tier, fund: String(tier.fund), paid: String(tier.paid) })),
      ),
      settlement_root: Buffer.from(plan.root),
      result_signature: Buffer.from(plan.signed),
    })
    .execute()
  failpoint('plan.mid')
  for (let from = 0; from < settlement.payouts.length; from += 1000) {
    const rows = settlement.payouts.slice(from, from + 1000).map(payout => ({
      member_id: memberId,
      instance_id: id,
      seq: payout.seq0 + 1,
      tier: payout.tier,
      from_pool: payout.fromPool,
      from_jackpot: payout.fromJackpot,
    }))
    await tx.insertInto('payout').values(rows).execute()
  }
}
