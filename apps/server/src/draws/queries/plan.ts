import { int2s, int4s, int8s, texts } from '@fairground/database/binary-array'
import type { Tx } from '@fairground/database/transaction'
import type { Payout, Settlement } from '@fairground/fair/settlement/settlement'
import { sql } from 'kysely'
import { failpoint } from '#platform/failpoint.ts'
import type { StoredTier } from '#kinds/playout.ts'
import type { DueInstance } from '#lifecycle/organizer.ts'

const payoutBatchSize = 10_000

/** The result of a draw with its settlement. */
export interface Plan {
  readonly link: Uint8Array
  readonly drawn: number[]
  readonly settlement: Settlement
  readonly tiers: readonly StoredTier[]
  readonly root: Uint8Array
  readonly signed: Uint8Array
  /** The control system's signature; null without a control system. */
  readonly winners: Uint8Array | null
}

export const sumPaidFrom = ({ payouts }: Settlement, source: 'fromPool' | 'fromJackpot'): bigint =>
  payouts.reduce((total, payout) => total + payout[source], 0n)

export const writePlan = async (tx: Tx, { memberId, id }: DueInstance, plan: Plan): Promise<void> => {
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
      paid_from_pool: sumPaidFrom(settlement, 'fromPool'),
      from_reserve: settlement.fromReserve,
      paid_from_jackpot: sumPaidFrom(settlement, 'fromJackpot'),
      jackpot_after: settlement.jackpotAfter,
      tiers: JSON.stringify(plan.tiers),
      settlement_root: Buffer.from(plan.root),
      result_signature: Buffer.from(plan.signed),
      control_signature: plan.winners && Buffer.from(plan.winners),
    })
    .execute()
  failpoint('plan.mid', id)
  const payouts = numberPayouts(settlement.payouts)
  for (let from = 0; from < payouts.length; from += payoutBatchSize) {
    const rows = payouts.slice(from, from + payoutBatchSize)
    await sql`
      INSERT INTO payout (member_id, instance_id, seq, n, tier, from_pool, from_jackpot, item)
      SELECT ${memberId}, ${id}, *
        FROM unnest(${int4s(rows.map(row => row.seq0 + 1))}::int[], ${int2s(rows.map(row => row.n))}::smallint[],
                    ${texts(rows.map(row => row.tier))}::text[], ${int8s(rows.map(row => row.fromPool))}::bigint[],
                    ${int8s(rows.map(row => row.fromJackpot))}::bigint[], ${texts(rows.map(row => row.item ?? null))}::text[])`.execute(
      tx,
    )
  }
}

/** Numbers the payouts of each play from 1. The payouts of one play are adjacent. */
const numberPayouts = (payouts: readonly Payout[]): (Payout & { readonly n: number })[] => {
  let [seq0, n] = [-1, 0]
  return payouts.map(payout => {
    n = payout.seq0 === seq0 ? n + 1 : 1
    seq0 = payout.seq0
    return { ...payout, n }
  })
}
