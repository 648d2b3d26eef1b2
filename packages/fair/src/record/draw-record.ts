import type { BeaconChain } from '#beacon/beacon.ts'
import type { GamePrizeTable, GameRules } from '#games/games.ts'
import type { RecordVoid } from '#tickets/voids.ts'

/** The published record of a draw without its tickets. Bytes are lower-case hexadecimal, money is minor units. */
export interface DrawRecord {
  scheme: 'FD1'
  version: 2
  member: string
  game: string
  instance: string
  title: string
  currency: string
  /** Decimal places of the currency, for display only. */
  decimals: number
  rules: GameRules
  prizeTable: GamePrizeTable
  /** Epoch milliseconds, as are all times. */
  closedAt: number
  voids: RecordVoid[]
  /** Number of tickets and voids; the tickets follow the record, one per line. */
  treeSize: number
  root: string
  pool: string
  /** The jackpot before this instance's contribution. */
  jackpot: string
  chain: { anchor: string; index: number; previous: string; link: string }
  beacon: {
    chain: BeaconChain
    round: number
    signature: string
    lastSeen: { round: number; signature: string }
  }
  close: { hash: string; platformSignature: string; signerSignature: string; signerAt: number }
  result: { drawn: number[]; text: string }
  settlement: RecordSettlement
  resultSignature: string
  /** Over `recordHash`: the fields that no other signature covers. */
  recordSignature: string
  keys: { platform: string; signer: string }
}

export interface RecordPayout {
  seq0: number
  tier: string
  fromPool: string
  fromJackpot: string
}

export interface RecordSettlement {
  payouts: RecordPayout[]
  revenue: string
  contribution: string
  /** What the reserve added to the sales for fixed and minimum prizes. */
  fromReserve: string
  rollover: string
  jackpotAfter: string
  root: string
  paid: string
}
