import { sha256 } from '@noble/hashes/sha2.js'
import { drawRound, roundAt } from '#beacon/beacon.ts'
import { localChain, signRound } from '#beacon/local-beacon.ts'
import { type Bytes, hex, unhex, utf8 } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { type BatchReceipt, signBatch } from '#fd2/batch-receipts.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { closeHash, countersignHash } from './close-record.ts'
import { type DrawFile, drawFile } from './draw-file.ts'
import type { DrawRecord } from './draw-record.ts'
import { openDraw, openDraws } from '#crypto/draw-stream.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import { drawGame, resultText, settleGame, validPlays } from '#games/games.ts'
import type { OneDrawPrizeTable, OneDrawRules } from '#games/one-draw/one-draw.ts'
import { resultNumbers } from '#games/shared/result-text.ts'
import { playerTag } from '#tickets/leaf.ts'
import { leafHash } from '#crypto/merkle.ts'
import { receiptHash } from '#tickets/receipt.ts'
import { toCloseRecord, recordHash } from './record-hash.ts'
import { recordSettlement } from './record-settlement.ts'
import { drawSeed } from '#crypto/seed.ts'
import { resultHash } from '#settlement/settlement.ts'
import { getPublicKey, sign } from '#crypto/signature.ts'
import type { SignedReceipt } from '#tickets/signed-receipt.ts'
import type { RecordTicket } from '#tickets/ticket-line.ts'
import { liveTickets } from '#tickets/placed-tickets.ts'
import { walkTree } from '#tickets/tree-walk.ts'

/** A draw record with its tickets. */
export type SampleDraw = DrawRecord & { leaves: RecordTicket[] }

type Sealed = Omit<SampleDraw, 'close' | 'result' | 'settlement' | 'resultSignature' | 'recordSignature'>

export const sampleFile = ({ leaves, ...record }: SampleDraw): DrawFile => drawFile(record, leaves)

/** Changes that a dishonest platform with every key makes before it signs. */
export interface Cheat {
  seal?: (sealed: Sealed) => Sealed
  signerAt?: number
  outcome?: (outcome: Pick<DrawRecord, 'result' | 'settlement'>) => Pick<DrawRecord, 'result' | 'settlement'>
}

export interface SampleOptions {
  tickets: number
  seed: string
  /** Indices of the tickets that are voided at the end of the sale. */
  voided?: number[]
  cheat?: Cheat
}

const rules: OneDrawRules = { kind: 'oneDrawGame', pick: 3, from: 12 }
const prizeTable: OneDrawPrizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 7,
  tiers: [
    { name: 'Jackpot', matches: 3, prize: { kind: 'jackpot' } },
    { name: 'Two right', matches: 2, prize: { kind: 'share', percent: 67 } },
    { name: 'One right', matches: 1, prize: { kind: 'share', percent: 33 } },
  ],
}
const closedAt = Date.UTC(2026, 2, 1, 20, 4, 40, 250)
const index = 3

export const sampleSecret = (seed: string, name: string): Bytes => sha256(utf8(`${seed}/${name}`))

/** Builds a valid draw record with a local beacon, deterministic for its options. */
export function sampleRecord({ tickets, seed, voided = [], cheat = {} }: SampleOptions): SampleDraw {
  const sealed = (cheat.seal ?? identity)(seal(tickets, seed, voided))
  const platform = sampleSecret(seed, 'platform')
  const C = closeHash(toCloseRecord(sealed))
  const signerAt = cheat.signerAt ?? closedAt + 900
  const close = {
    hash: hex(C),
    platformSignature: hex(sign(platform, C)),
    signerSignature: hex(sign(sampleSecret(seed, 'signer'), countersignHash(C, signerAt))),
    signerAt,
  }
  const { result, settlement } = (cheat.outcome ?? identity)(drawOutcome(sealed, C))
  const resultRecord = resultHash({
    closeHash: C,
    beaconSignature: unhex(sealed.beacon.signature),
    link: unhex(sealed.chain.link),
    resultText: result.text,
    settlementRoot: unhex(settlement.root),
    paid: BigInt(settlement.paid),
  })
  return {
    ...sealed,
    close,
    result,
    settlement,
    resultSignature: hex(sign(platform, resultRecord)),
    recordSignature: hex(sign(platform, recordHash(C, sealed))),
  }
}

/** The receipt of one ticket, with the tree right after its sale. */
export function sampleReceipt(record: SampleDraw, seed: string, seq0: number): SignedReceipt {
  const treeSize = seq0 + 1
  const tree = walkTree(record, record.leaves, { seq0s: new Set([seq0]), sizes: new Set([treeSize]) })
  const receipt = {
    instance: record.instance,
    seq0,
    leafHash: tree.ticketAt.get(seq0)?.hash ?? leafHash(new Uint8Array(0)),
    treeSize,
    root: tree.rootAt.get(treeSize) ?? tree.root,
    unixMs: record.closedAt - 60_000,
  }
  return {
    ...receipt,
    leafHash: hex(receipt.leafHash),
    root: hex(receipt.root),
    signature: hex(sign(sampleSecret(seed, 'platform'), receiptHash(receipt))),
  }
}

/** The receipt of version 2 for a ticket that was sold with the two tickets before it. */
export function sampleBatchReceipt(record: SampleDraw, seed: string, seq0: number): BatchReceipt {
  const { leafHash: hash, root, ...place } = sampleReceipt(record, seed, seq0)
  const receipt = {
    ...place,
    member: record.member,
    leafHash: unhex(hash),
    root: unhex(root),
    rulesHash: canonicalHash(record.rules),
    prizeTableHash: canonicalHash(record.prizeTable),
  }
  const earlier = [1, 2].map(back => ({ ...receipt, seq0: Math.max(0, seq0 - back) }))
  const { receipts } = signBatch(
    {
      member: record.member,
      n: 7,
      previous: sampleSecret(seed, 'previous batch'),
      unixMs: place.unixMs,
      sign: batch => sign(sampleSecret(seed, 'platform'), batch),
    },
    [...earlier, receipt],
  )
  return receipts[2] as BatchReceipt
}

function identity<T>(value: T): T {
  return value
}

function seal(tickets: number, seed: string, voided: readonly number[]): Sealed {
  const beaconSecret = sampleSecret(seed, 'beacon')
  const chain = localChain(beaconSecret, 1_700_000_000, 3, 'sample beacon')
  const round = drawRound(chain, closedAt)
  const seen = roundAt(chain, closedAt)
  const links = chainFrom(sampleSecret(seed, 'chain'), 5)
  const unsealed = {
    scheme: 'FD1',
    version: 2,
    member: 'meridian',
    game: 'three-of-twelve',
    instance: `sample-${seed}`,
    title: 'Three of twelve',
    currency: 'EUR',
    decimals: 2,
    rules,
    prizeTable,
    closedAt,
    leaves: sampleLeaves(tickets, seed),
    voids: voided.map((place, i) => ({ seq0: tickets + i, voided: place })),
    treeSize: tickets + voided.length,
    root: '',
    pool: '',
    jackpot: '100001',
    chain: {
      anchor: hex(links.anchor),
      index,
      previous: hex(links.linkAt(index - 1)),
      link: hex(links.linkAt(index)),
    },
    beacon: {
      chain,
      round,
      signature: signRound(beaconSecret, round),
      lastSeen: { round: seen, signature: signRound(beaconSecret, seen) },
    },
    keys: {
      platform: hex(getPublicKey(sampleSecret(seed, 'platform'))),
      signer: hex(getPublicKey(sampleSecret(seed, 'signer'))),
    },
  } as const satisfies Sealed
  return resealTickets(unsealed)
}

/** Recomputes tree and pool for changed tickets. */
export function resealTickets<T extends Sealed>(sealed: T): T {
  const { size, root, pool } = walkTree(sealed, sealed.leaves, { seq0s: new Set(), sizes: new Set() })
  return { ...sealed, treeSize: size, root: hex(root), pool: pool.toString() }
}

function sampleLeaves(tickets: number, seed: string): RecordTicket[] {
  const choices = openDraw(sampleSecret(seed, 'plays'), sampleSecret(seed, 'nonce'), 'sample')
  return Array.from({ length: tickets }, (_, i) => ({
    player: hex(playerTag(sampleSecret(seed, `salt-${i}`), `player-${i}`)),
    plays: choices
      .pick(rules.pick, rules.from)
      .sort((a, b) => a - b)
      .join(','),
    price: i % 10 === 9 ? '0' : '250',
  }))
}

function drawOutcome(sealed: Sealed, C: Bytes): Pick<DrawRecord, 'result' | 'settlement'> {
  const { beacon, chain, pool, jackpot, instance } = sealed
  const seed = drawSeed(unhex(chain.link), C, beacon.round, unhex(beacon.signature))
  const outcome = drawGame(
    openDraws('FD1', seed, C),
    sealed.rules,
    toDrawField(sealed.leaves.length, sealed.voids),
  )
  const text = resultText(sealed.rules, outcome)
  const settlement = settleGame({
    rules: sealed.rules,
    prizeTable: sealed.prizeTable,
    outcome,
    tickets: [...liveTickets(sealed.leaves, sealed.voids)].filter(({ plays }) =>
      validPlays(sealed.rules, plays),
    ),
    pool: BigInt(pool),
    jackpot: BigInt(jackpot),
  })
  return {
    result: { drawn: resultNumbers(text), text },
    settlement: recordSettlement(instance, settlement),
  }
}
