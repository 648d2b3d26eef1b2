import { type Bytes, u64be, utf8 } from './bytes.ts'
import { enc, H } from './encode.ts'
import { leafHash, merkleRoot } from './merkle.ts'

export interface Payout {
  seq0: number
  tier: string
  /** Minor units out of this instance's sales. */
  fromPool: bigint
  /** Minor units out of the progressive jackpot. */
  fromJackpot: bigint
  /** What is won instead of money; the amounts are its cash option. */
  item?: string
}

export interface TierResult {
  name: string
  /** Where matches decide the tier. */
  matches?: number
  winners: number
  fund: bigint
  paid: bigint
}

export interface Settlement {
  prizeFund: bigint
  contribution: bigint
  revenue: bigint
  tiers: TierResult[]
  /** In play order, the payouts of one play in the order of the tiers. */
  payouts: Payout[]
  rollover: bigint
  jackpotAfter: bigint
}

export const payoutAmount = (payout: Payout): bigint => payout.fromPool + payout.fromJackpot

export const paidMinor = (payouts: readonly Payout[]): bigint =>
  payouts.reduce((sum, payout) => sum + payoutAmount(payout), 0n)

export const settlementLeaf = (instance: string, payout: Payout): Bytes =>
  enc('FD1/payout', instance, u64be(payout.seq0), payout.tier, u64be(payoutAmount(payout)))

export const settlementRoot = (instance: string, payouts: readonly Payout[]): Bytes =>
  merkleRoot(payouts.map(payout => leafHash(settlementLeaf(instance, payout))))

export interface ResultRecord {
  closeHash: Bytes
  beaconSignature: Bytes
  link: Bytes
  /** What `resultText` of the game writes. */
  resultText: string
  settlementRoot: Bytes
  paid: bigint
}

export const resultHash = (result: ResultRecord): Bytes =>
  H(
    'result',
    result.closeHash,
    result.beaconSignature,
    result.link,
    utf8(result.resultText),
    result.settlementRoot,
    u64be(result.paid),
  )
