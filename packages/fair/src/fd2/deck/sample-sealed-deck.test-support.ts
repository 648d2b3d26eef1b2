import { drawRound, roundTime } from '#beacon/beacon.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import type { Chain } from '#crypto/hash-chain.ts'
import { emptyRoot, inclusionProof, leafHash, merkleRoot } from '#crypto/merkle.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { type BatchReceipt, signBatch } from '#fd2/batch-receipts.ts'
import { type CloseRecord, closeHash } from '#fd2/close.ts'
import { winnersHash } from '#fd2/control.ts'
import { assignSeed, cutBeforeMs, type Round, roundHash } from '#fd2/round.ts'
import { applyMask, lockHash } from '#fd2/round-lock.ts'
import { drawSeed } from '#fd2/seed.ts'
import { cardHash, deckCards } from '#instant/deck.ts'
import { deckPayouts } from '#instant/deck-prizes.ts'
import { instantPlays } from '#instant/deck-tickets.ts'
import { deckSize } from '#instant/deck-table.ts'
import type { InstantTerms } from '#instant/instant-games.ts'
import type { TypedEntry, EntrySigner } from '#log/entry.ts'
import { paidMinor, payoutAmount, settlementRoot } from '#settlement/settlement.ts'
import { playerTag, ticketLeaf } from '#tickets/leaf.ts'
import { dealTickets } from './assign-round.ts'
import { computeSealedResultHash } from './checks/check-positions.ts'
import type { DeckParts } from './deck-file.ts'
import { deckEndRound, deckHash } from './deck-hash.ts'
import type { CardLine, RoundLine, TicketLine } from './deck-lines.ts'
import type { SealedDeckRecord } from './deck-record.ts'
import { toDeckRound } from './deck-rounds.ts'
import type { LoggedEntry } from './logged-entry.ts'
import { roundRows, signedStatement, toDeckEntry, toRoundEntry, toSealEntry } from './entries.ts'
import {
  at,
  type Cosigned,
  hashEntry,
  sampleWorld,
  type SampleWorld,
  witnessNames,
  zero,
} from './sample-world.test-support.ts'

/** What a dishonest platform with the keys of platform, signer and log changes before it signs. */
export interface SealedDeckCheat {
  close?: (close: CloseRecord) => CloseRecord
  /** The seconds at which the witnesses saw the seal, the deck or round n; `due` is the latest honest one. */
  cosigned?: (what: 'seal' | 'deck' | number, due: number) => Cosigned
  cards?: (cards: CardLine[]) => CardLine[]
  player?: (seq0: number) => Bytes | undefined
  /** Lock and masks of round n. */
  answer?: (answer: { lock: Bytes; masks: Bytes[] }, n: number) => { lock: Bytes; masks: Bytes[] }
  /** The term that the signer states in the seal, the deck or round n. */
  term?: (what: 'seal' | 'deck' | number) => number
  signerAt?: (what: 'seal' | 'deck' | number, honest: number) => number
  positions?: (positions: number[]) => number[]
  /** The link that the platform uses in round n instead of what the lock opens to. */
  link?: (n: number) => Bytes | undefined
  winners?: (paid: bigint) => bigint
  logKey?: string
  /** Another chain for the seal. */
  links?: Chain
  /** When the witnesses saw the entries of `before`, in seconds before the seal. */
  beforeAge?: number
  /** Entries of the game before the seal, after the previous deck. */
  before?: (
    prev: string,
    world: SampleWorld,
  ) => (TypedEntry<'close'> | TypedEntry<'late'> | TypedEntry<'chain'>)[]
  /** Entries of the game after the deck has started. */
  after?: (prev: string, world: SampleWorld) => (TypedEntry<'close'> | TypedEntry<'late'>)[]
  /** A change of signer before round n. */
  newTerm?: { n: number; term: number; key: string }
}

export interface SampleSealedDeckOptions {
  terms: InstantTerms
  tickets: number
  seed: string
  /** Tickets of each round. */
  perRound?: number
  /** The numbers of the rounds that the witnesses saw too late. */
  missed?: readonly number[]
  /** The last tickets that no round serves, so that they were refunded. */
  refunded?: number
  /** The file was published after the lock of the seal had opened. */
  afterEnd?: boolean
  /** The game has an independent control system. */
  control?: boolean
  cheat?: SealedDeckCheat
}

export interface SampleSealedDeck {
  record: SealedDeckRecord
  cards: CardLine[]
  rounds: RoundLine[]
  tickets: TicketLine[]
}

const member = 'sherbet'
const game = 'lucky-nine'
const currency = 'EUR'
const closedAt = Date.UTC(2026, 2, 1, 12, 0, 1, 500)
const latestEnd = closedAt + 30 * 86_400_000
const index = 2
const marginSeconds = 2
/** The first round of the sale begins this many rounds after the seal. */
const saleDelay = 20

const identity = <T>(value: T): T => value
const seenBy = (seconds: number): Cosigned =>
  Object.fromEntries(witnessNames.map(name => [name, Math.floor(seconds)]))

type SampleRound = Omit<RoundLine, 'missed'> & { missedAt?: number }

/** Builds a valid deck file of scheme FD2 with a local beacon, deterministic for its options. */
export function sampleSealedDeck(options: SampleSealedDeckOptions): SampleSealedDeck {
  const {
    terms,
    tickets: sold,
    seed: name,
    perRound = 4,
    missed = [],
    refunded = 0,
    afterEnd = refunded > 0,
    control = true,
  } = options
  const { cheat = {} } = options
  const world = sampleWorld(name)
  const { beacon, secret, links, assignLinks, beaconAt, keyFor, lockAt } = world
  const instance = `deck-${name}`
  const keys = { ...world.keys, control: control ? world.keys.control : '' }
  const log = world.log(cheat.logKey)
  const cosigned = (what: 'seal' | 'deck' | number, round: number) => {
    const due = roundTime(beacon, round) / 1000 - marginSeconds
    return (cheat.cosigned ?? ((_, seconds) => seenBy(seconds)))(what, due)
  }
  let k = 0
  const statement = (
    what: 'seal' | 'deck' | number,
    honest: number,
    context: Bytes,
    lock: Bytes,
  ): EntrySigner => {
    k += 1
    const signerAt = cheat.signerAt?.(what, honest) ?? honest
    const term = cheat.term?.(what) ?? 1
    const said = { at: signerAt, term, k, head: hex(secret(`head ${k}`)), sig: '' }
    return { ...said, sig: world.sign('signer', signedStatement(said, { context, lock })) }
  }

  const sealRound = drawRound(beacon, closedAt)
  const close: CloseRecord = (cheat.close ?? identity)({
    member,
    game,
    instance,
    rulesHash: canonicalHash(terms.rules),
    prizeTableHash: canonicalHash(terms.prizeTable),
    treeSize: 0,
    root: emptyRoot(),
    pool: 0n,
    jackpot: 0n,
    currency,
    chain: 1,
    index,
    previous: links.linkAt(index - 1),
    beaconChainHash: unhex(beacon.chainHash),
    round: sealRound,
    closedAt,
  })
  const seconds = closedAt / 1000 - 864_000
  const before: LoggedEntry[] = earlierEntries({ ...keys }, world, close).map(entry =>
    log.append(entry, seenBy(Math.floor(seconds))),
  )
  const extra = cheat.before?.(hashEntry(at(before, before.length - 1).entry), world) ?? []
  before.push(...extra.map(entry => log.append(entry, seenBy(closedAt / 1000 - (cheat.beforeAge ?? 3600)))))

  // The seal.
  const C = closeHash(close)
  const endRound = deckEndRound(beacon, latestEnd)
  const link = (cheat.links ?? links).linkAt(close.index)
  const endLock = lockAt(endRound)
  const endMasks = [applyMask(link, keyFor(endRound), C, 0)]
  const L = lockHash(C, endRound, endLock, endMasks)
  const seal = log.append(
    {
      ...toSealEntry({
        close,
        latestEnd,
        platform: unhex(world.sign('platform', C)),
        answer: { lock: endLock, masks: endMasks, signer: statement('seal', closedAt + 700, C, L) },
      }),
      prev: hashEntry(at(before, before.length - 1).entry),
    },
    cosigned('seal', close.round),
  )

  // The deck.
  const sealSignature = beaconAt(close.round)
  const draws = openDraws('FD2', drawSeed(link, C, L, close.round, unhex(sealSignature)), C)
  const dealt = deckCards(draws, link, C, terms.prizeTable)
  const cards = (cheat.cards ?? identity)(dealt.map(({ outcome, salt }) => ({ outcome, salt: hex(salt) })))
  const root = merkleRoot(cards.map((card, i) => cardHash(instance, i, { ...card, salt: unhex(card.salt) })))
  const size = deckSize(terms.prizeTable)
  const published = { closeHash: C, lockHash: L, size, root, assignAnchor: assignLinks.anchor }
  const D = deckHash(published)
  const deckAt = roundTime(beacon, close.round) + 400
  const deck = log.append(
    {
      ...toDeckEntry({
        game,
        deck: published,
        platform: unhex(world.sign('platform', D)),
        signer: statement('deck', deckAt, D, L),
      }),
      prev: hashEntry(seal.entry),
    },
    cosigned('deck', close.round + saleDelay),
  )
  const after = (cheat.after?.(hashEntry(deck.entry), world) ?? []).map(entry =>
    log.append(entry, cosigned('deck', close.round + saleDelay)),
  )

  // The tickets and the rounds that serve them.
  const bought = Array.from({ length: sold }, (_, i) => ({
    player: hex(cheat.player?.(i) ?? playerTag(secret(`salt-${i}`), `player-${i % 7}`)),
    price: '200',
  }))
  const hashes = bought.map(({ player, price }, seq0) =>
    leafHash(
      ticketLeaf({
        member,
        instance,
        seq0,
        player: unhex(player),
        plays: instantPlays,
        price: BigInt(price),
        currency,
      }),
    ),
  )
  const newTerms: LoggedEntry[] = []
  const moved = new Map<number, number>()
  let served = 0
  const positions: number[] = []
  const toServe = sold - refunded
  const rounds = Array.from({ length: Math.ceil(toServe / perRound) }, (_, i): SampleRound => {
    const n = i + 1
    const round = close.round + saleDelay + i * 2
    if (cheat.newTerm?.n === n) {
      const { term, key } = cheat.newTerm
      newTerms.push(log.append({ t: 'term', key, term, k, head: hex(zero) }, cosigned(n, round)))
    }
    const upTo = Math.min(n * perRound, toServe)
    const rows = roundRows([
      { deck: D, n, size: upTo, root: merkleRoot(hashes.slice(0, upTo)) },
      // Another deck of the operator in every second round.
      ...(n % 2 === 0 ? [{ deck: secret('other deck'), n, size: n, root: secret(`tree ${n}`) }] : []),
    ])
    const appears = roundTime(beacon, round)
    const q: Round = { member, beaconChainHash: beacon.chainHash, round, cutAt: appears - cutBeforeMs, rows }
    const Q = roundHash(q)
    const secrets = rows.map(row => (row.deck === D ? assignLinks.linkAt(n) : secret(`link ${n}`)))
    const honest = {
      lock: lockAt(round),
      masks: secrets.map((each, j) => applyMask(each, keyFor(round), Q, j)),
    }
    const answer = cheat.answer?.(honest, n) ?? honest
    const said = statement(n, q.cutAt + 400, Q, lockHash(Q, round, answer.lock, answer.masks))
    const isMissed = missed.includes(n)
    const seen = isMissed && !cheat.cosigned ? seenBy(appears / 1000 + 1) : cosigned(n, round)
    const logged = log.append(toRoundEntry(q, { ...answer, signer: said }), seen)
    if (isMissed) {
      const late = { t: 'missed', Q: hex(Q), reason: 'witnesses late' } as const
      return { ...logged, signature: null, missedAt: log.append(late, {}).proof.index }
    }
    const line = { ...logged, signature: beaconAt(round) }
    const row = toDeckRound(line, { member, beacon, deck: hex(D) })
    const claimed = cheat.link?.(n)
    const key = world.openLock(`${hex(row.lock)} ${round}`)
    const opened = claimed ?? applyMask(row.mask, key, row.context, row.row)
    const context = { context: row.context, lock: row.lockHash, deck: D }
    const seed = assignSeed(opened, context, round, unhex(line.signature))
    const state = { deckSize: size, served, moved }
    positions.push(...dealTickets(state, seed, D, upTo).map(({ position }) => position))
    served = upTo
    return line
  })
  const given = (cheat.positions ?? identity)(positions)
  const tickets = bought.map((ticket, i) => ({ ...ticket, position: given[i] ?? null }))
  const payouts = deckPayouts(
    terms.prizeTable,
    tickets.map(({ position }) => (position === null ? '' : (cards[position]?.outcome ?? ''))),
  )
  const paid = paidMinor(payouts)
  const settled = settlementRoot(instance, payouts)
  const won = { close: C, lock: L, settlementRoot: settled, paid: cheat.winners?.(paid) ?? paid }
  const winners = control ? world.sign('control', winnersHash({ ...won, count: payouts.length })) : null
  const unsigned: SealedDeckRecord = {
    scheme: 'FD2/deck',
    version: 1,
    title: 'Lucky nine',
    decimals: 2,
    ...terms,
    beacon,
    seal,
    sealSignature,
    endSignature: afterEnd ? beaconAt(endRound) : null,
    deck,
    link: hex(link),
    keys,
    rounds: rounds.length,
    tickets: tickets.length,
    root: hex(merkleRoot(hashes)),
    sales: String(tickets.reduce((sum, { price }) => sum + BigInt(price), 0n)),
    payouts: payouts.map(payout => ({
      seq0: payout.seq0,
      tier: payout.tier,
      amount: String(payoutAmount(payout)),
    })),
    settlementRoot: hex(settled),
    paid: String(paid),
    winners,
    endedAt: refunded > 0 ? latestEnd + 60_000 : closedAt + 86_400_000,
    resultSignature: '',
    history: { checkpoint: '' },
    entries: [],
    committed: before.find(({ entry }) => entry.t === 'chain')?.proof ?? null,
  }
  const resultSignature = world.sign('platform', computeSealedResultHash({ record: unsigned }))
  const result = log.append(
    {
      t: 'result',
      game,
      prev: hashEntry(after.at(-1)?.entry ?? deck.entry),
      C: hex(C),
      beacon: sealSignature,
      link: hex(link),
      text: '',
      settlement: unsigned.settlementRoot,
      paid: unsigned.paid,
      count: payouts.length,
      ics: winners ?? '',
      platform: resultSignature,
    },
    seenBy(unsigned.endedAt / 1000),
  )
  const listed = [...before, seal, deck, ...newTerms, ...after, result]
  const { history, entries } = log.proveAll(
    listed.map(({ proof }) => proof.index).toSorted((a, b) => a - b),
    seenBy(unsigned.endedAt / 1000),
  )
  const lines = rounds.map(
    ({ missedAt, ...line }): RoundLine => ({
      ...line,
      missed: missedAt === undefined ? null : (log.proveAll([missedAt], {}).entries[0] ?? null),
    }),
  )
  return { record: { ...unsigned, resultSignature, history, entries }, cards, rounds: lines, tickets }
}

/** The game, and its previous deck with the link before. */
function earlierEntries(
  keys: TypedEntry<'game'>['keys'],
  world: SampleWorld,
  close: CloseRecord,
): (TypedEntry<'game'> | TypedEntry<'close'> | TypedEntry<'result'>)[] {
  const created: TypedEntry<'game'> = {
    t: 'game',
    game,
    prev: hex(zero),
    scheme: 'FD2/deck',
    anchor: hex(world.links.anchor),
    keys,
    rules: hex(close.rulesHash),
    prizes: hex(close.prizeTableHash),
    fd1Index: 0,
  }
  const hash = hex(world.secret('earlier close'))
  const signature = hash.repeat(2)
  const signer = { at: closedAt - 900_000, term: 1, k: 0, head: hash, sig: signature }
  const earlier: TypedEntry<'close'> = {
    ...toSealEntry({
      close: { ...close, instance: 'deck-earlier', chain: 1, index: 1, previous: world.links.anchor },
      latestEnd: closedAt,
      platform: unhex(signature),
      answer: { lock: new Uint8Array(160), masks: [zero], signer },
    }),
    prev: hashEntry(created),
  }
  const ended: TypedEntry<'result'> = {
    t: 'result',
    game,
    prev: hashEntry(earlier),
    C: earlier.C,
    beacon: hash.repeat(2).slice(0, 96),
    link: hex(world.links.linkAt(1)),
    text: '',
    settlement: hash,
    paid: '0',
    count: 0,
    ics: '',
    platform: signature,
  }
  return [created, earlier, ended]
}

export const sampleParts = ({ record, cards, rounds, tickets }: SampleSealedDeck): DeckParts => ({
  record,
  cards,
  rounds,
  tickets,
})

/** The receipt of one ticket: all tickets of its round were one batch. */
export function sampleSealedReceipt(
  { record, tickets, rounds }: SampleSealedDeck,
  seed: string,
  seq0: number,
  unixMs?: number,
): BatchReceipt {
  const { entry } = record.seal
  const hashes = tickets.map(({ player, price }, i) =>
    leafHash(
      ticketLeaf({
        member: entry.member,
        instance: entry.instance,
        seq0: i,
        player: unhex(player),
        plays: instantPlays,
        price: BigInt(price),
        currency,
      }),
    ),
  )
  const D = record.deck.entry.D
  const sizeIn = (line: RoundLine) => line.entry.rows.find(([deck]) => deck === D)?.[2] ?? 0
  const line = rounds.find(each => sizeIn(each) > seq0)
  const treeSize = line ? sizeIn(line) : seq0 + 1
  const batch = hashes.slice(0, treeSize).map((leaf, i) => ({
    member: entry.member,
    instance: entry.instance,
    seq0: i,
    leafHash: leaf,
    treeSize,
    root: merkleRoot(hashes.slice(0, treeSize)),
    rulesHash: unhex(entry.rules),
    prizeTableHash: unhex(entry.prizes),
  }))
  const world = sampleWorld(seed)
  const sign = (hash: Bytes) => unhex(world.sign('platform', hash))
  const sold = unixMs ?? (line?.entry.cutAt ?? latestEnd) - 1000
  const signed = signBatch({ member: entry.member, n: 7, previous: zero, unixMs: sold, sign }, batch)
  return at(signed.receipts, seq0)
}

/** The path of a card to the deck's root. */
export const sampleCardPath = ({ record, cards }: SampleSealedDeck, position: number): string[] =>
  inclusionProof(
    cards.map((card, i) => cardHash(record.seal.entry.instance, i, { ...card, salt: unhex(card.salt) })),
    position,
  ).map(hex)
