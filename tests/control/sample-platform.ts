import { drawRound } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { leafHash, merkleRoot } from '@fairground/fair/crypto/merkle'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { closeHash, type CloseRecord } from '@fairground/fair/fd2/close'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import { batchHash, receiptLeaf } from '@fairground/fair/fd2/receipt'
import { applyMask, lockHash, lockRoundKey, roundKey } from '@fairground/fair/fd2/round-lock'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { drawGame, type GameTerms, resultText, settleGame } from '@fairground/fair/games/games'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import { sampleSecret } from '@fairground/fair/record/sample-record.test-support'
import { playerTag, ticketLeaf, voidLeaf } from '@fairground/fair/tickets/leaf'

export const member = '1'
const currency = 'EUR'
const world = 'control'
const secret = (name: string): Bytes => sampleSecret(world, name)
const publicKey = (name: string): string => hex(getPublicKey(secret(name)))

export const beaconSecret = secret('beacon')
export const beaconChain = localChain(beaconSecret, 1_700_000_000, 3, 'control tests')
export const operators = {
  [member]: { platformKeys: [publicKey('platform')], signerKeys: [publicKey('signer')] },
}
/** All draws close at the same time, so they share one lock, which takes long to make. */
const closedAt = Date.UTC(2026, 2, 1, 20, 4, 40, 250)
export const round = drawRound(beaconChain, closedAt)
const beaconSignature = signRound(beaconSecret, round)
const key = roundKey(secret('kappa'), round)
const lock = lockRoundKey(beaconChain, round, key)
const links = chainFrom(secret('chain'), 100)

export interface TicketFields {
  readonly player: string
  readonly plays: string
  readonly price: string
}
export type Line = { instance: string; seq0: number } & (TicketFields | { voided: number })

export const sampleTicket = (plays: string, price = '250', player = 0): TicketFields => ({
  player: hex(playerTag(secret(`salt-${player}`), `player-${player}`)),
  plays,
  price,
})

/** The books of one instance as an honest platform keeps them. */
export class SampleSale {
  readonly lines: Line[] = []
  readonly leaves: Bytes[] = []
  readonly instance: string
  readonly game: string
  readonly terms: GameTerms
  readonly jackpot: string

  constructor(instance: string, terms: GameTerms, game = instance, jackpot = '0') {
    this.instance = instance
    this.terms = terms
    this.game = game
    this.jackpot = jackpot
  }

  get root(): string {
    return hex(merkleRoot(this.leaves))
  }

  get live() {
    const voided = new Set(this.lines.flatMap(line => ('voided' in line ? [line.voided] : [])))
    return this.lines.filter((line): line is Line & TicketFields => 'plays' in line && !voided.has(line.seq0))
  }

  get pool(): bigint {
    return this.live.reduce((sum, line) => sum + BigInt(line.price), 0n)
  }

  get balance() {
    const { instance, root } = this
    return { member, instance, treeSize: this.lines.length, root, pool: String(this.pool) }
  }

  get termsRequest() {
    const { instance, game, jackpot } = this
    return { member, game, instance, ...this.terms, currency, jackpot }
  }

  add(fields: TicketFields | { voided: number }): Line {
    const place = { instance: this.instance, seq0: this.lines.length }
    const line = { ...place, ...fields }
    this.lines.push(line)
    this.leaves.push(leafHash(toLeaf(line)))
    return line
  }

  close(changes: Partial<CloseRecord> = {}): CloseRecord {
    return {
      member,
      game: this.game,
      instance: this.instance,
      rulesHash: canonicalHash(this.terms.rules),
      prizeTableHash: canonicalHash(this.terms.prizeTable),
      treeSize: this.lines.length,
      root: merkleRoot(this.leaves),
      pool: this.pool,
      jackpot: BigInt(this.jackpot),
      currency,
      chain: 1,
      index: 3,
      previous: links.linkAt(2),
      beaconChainHash: unhex(beaconChain.chainHash),
      round,
      closedAt,
      ...changes,
    }
  }

  /** The request for the signature on the winners of this draw. */
  winners(options: { close?: CloseRecord; signer?: string; signerAt?: number } = {}) {
    const { close = this.close(), signer = 'signer', signerAt: at = closedAt + 900 } = options
    const C = closeHash(close)
    const link = links.linkAt(close.index)
    const masks = [applyMask(link, key, C, 0)]
    const L = lockHash(C, round, lock, masks)
    const statement = { at, term: 1, k: 7, head: secret('head') }
    const sig = sign(secret(signer), countersignHash({ context: C, lock: L, ...statement }))
    const { rules, prizeTable } = this.terms
    const { live } = this
    const field = { tickets: live.length, seq0At: (index: number) => live[index]!.seq0 }
    const seed = drawSeed(link, C, L, round, unhex(beaconSignature))
    const outcome = drawGame(openDraws('FD2', seed, C), rules, field)
    const { pool, jackpot } = close
    const settled = settleGame({ rules, prizeTable, outcome, tickets: live, pool, jackpot })
    const { payouts, root, paid, jackpotAfter } = recordSettlement(this.instance, settled)
    return {
      C,
      L,
      jackpotAfter,
      request: {
        close: {
          ...toEntryFields(close, C),
          lock: hex(lock),
          masks: masks.map(hex),
          signer: { ...statement, head: hex(statement.head), sig: hex(sig) },
        },
        result: resultText(rules, outcome),
        settlement: { payouts, root, paid, count: payouts.length },
      },
    }
  }
}

const toEntryFields = (close: CloseRecord, C: Bytes) => ({
  C: hex(C),
  member: close.member,
  game: close.game,
  instance: close.instance,
  rules: hex(close.rulesHash),
  prizes: hex(close.prizeTableHash),
  size: close.treeSize,
  root: hex(close.root),
  pool: String(close.pool),
  jackpot: String(close.jackpot),
  currency: close.currency,
  chain: close.chain,
  index: close.index,
  previous: hex(close.previous),
  round: close.round,
  closedAt: close.closedAt,
})

function toLeaf(line: Line): Bytes {
  if ('voided' in line) return voidLeaf({ member, ...line })
  const { instance, seq0, plays } = line
  return ticketLeaf({
    member,
    instance,
    seq0,
    player: unhex(line.player),
    plays,
    price: BigInt(line.price),
    currency,
  })
}

export interface Batch {
  n: number
  unixMs: number
  previous: string
  signature: string
  heads: {
    instance: string
    currency: string
    treeSize: number
    root: string
    rulesHash: string
    prizeTableHash: string
  }[]
  tickets: (Line & { leafHash?: string })[]
}

/** The lane of an operator: it numbers, chains and signs its batches. */
export class SampleLane {
  #n = 0
  #previous: Bytes = new Uint8Array(32)
  readonly #key: string

  constructor(signingKey = 'platform') {
    this.#key = signingKey
  }

  /** Signs the receipts of the newest lines of each sale. */
  batch(sales: readonly { sale: SampleSale; lines: readonly Line[] }[]): Batch {
    const heads = sales.map(({ sale }) => ({
      instance: sale.instance,
      currency,
      treeSize: sale.lines.length,
      root: sale.root,
      rulesHash: hex(canonicalHash(sale.terms.rules)),
      prizeTableHash: hex(canonicalHash(sale.terms.prizeTable)),
    }))
    const receipts = sales.flatMap(({ sale, lines }, i) =>
      lines
        .filter(line => 'plays' in line)
        .map(({ seq0 }) =>
          receiptLeaf({
            member,
            instance: sale.instance,
            seq0,
            leafHash: sale.leaves[seq0]!,
            treeSize: sale.lines.length,
            root: unhex(heads[i]!.root),
            rulesHash: unhex(heads[i]!.rulesHash),
            prizeTableHash: unhex(heads[i]!.prizeTableHash),
          }),
        ),
    )
    this.#n += 1
    const [n, previous, unixMs] = [this.#n, this.#previous, closedAt - 60_000 + this.#n]
    const root = merkleRoot(receipts)
    this.#previous = batchHash({ member, n, count: receipts.length, root, previous, unixMs })
    const tickets = sales.flatMap(({ lines }) => lines)
    const signature = hex(sign(secret(this.#key), this.#previous))
    return { n, unixMs, previous: hex(previous), signature, heads, tickets }
  }

  /** Sells tickets of one instance. */
  sell(sale: SampleSale, tickets: readonly (TicketFields | { voided: number })[]): Batch {
    return this.batch([{ sale, lines: tickets.map(ticket => sale.add(ticket)) }])
  }
}
