import { hex } from '#encoding/bytes.ts'
import type { RecordPayout, RecordSettlement } from './draw-record.ts'
import { paidMinor, type Payout, type Settlement, settlementRoot } from '#settlement/settlement.ts'

export const recordPayout = (payout: Payout): RecordPayout => ({
  seq0: payout.seq0,
  tier: payout.tier,
  fromPool: payout.fromPool.toString(),
  fromJackpot: payout.fromJackpot.toString(),
})

/** A settlement in the format of a draw record. */
export const recordSettlement = (instance: string, settlement: Settlement): RecordSettlement => ({
  payouts: settlement.payouts.map(recordPayout),
  revenue: settlement.revenue.toString(),
  contribution: settlement.contribution.toString(),
  fromReserve: settlement.fromReserve.toString(),
  rollover: settlement.rollover.toString(),
  jackpotAfter: settlement.jackpotAfter.toString(),
  root: hex(settlementRoot(instance, settlement.payouts)),
  paid: paidMinor(settlement.payouts).toString(),
})
