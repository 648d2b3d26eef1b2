import { type Bytes, u64be, utf8 } from '#encoding/bytes.ts'
import { enc, H } from '#encoding/encode.ts'
import { leafHash, merkleRoot } from '#crypto/merkle.ts'

export interface Payout {
  seq0: number
  tier: string
  /** Minor units paid from this instance's sales and, for guaranteed prizes, from its reserve. */
  fromPool: bigint
  /** Minor units paid from the progressive jackpot. */
  fromJackpot: bigint
  /** The item won instead of money; the amounts are its cash option. */
  item?: string
}

export interface TierResult {
  name: string
  /** Present when matches decide the tier. */
  matches?: number
  winners: number
  /** Units won by all winners. */
  units: number
  fund: bigint
  paid: bigint
}

export interface Settlement {
  prizeFund: bigint
  contribution: bigint
  revenue: bigint
  tiers: TierResult[]
  /** In play order; the payouts of one play in tier order. */
  payouts: Payout[]
  /** The part of the payments from the pool that the reserve adds to the sales. */
  fromReserve: bigint
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
  /** The output of the game's `resultText`. */
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
