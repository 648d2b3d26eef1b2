import { randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { drawRound, roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { signRound } from '@fairground/fair/beacon/local-beacon'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { emptyRoot, frontierFromBytes, frontierRoot, merkleRoot } from '@fairground/fair/crypto/merkle'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { closeHash } from '@fairground/fair/fd2/close'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import { dealTickets } from '@fairground/fair/fd2/deck/assign-round'
import { deckEndRound, deckHash } from '@fairground/fair/fd2/deck/deck-hash'
import { toDeckEntry, toRoundEntry, toSealEntry } from '@fairground/fair/fd2/deck/entries'
import { assignSeed, cutBeforeMs, roundHash } from '@fairground/fair/fd2/round'
import { applyMask, lockHash, lockRoundKey, roundKey } from '@fairground/fair/fd2/round-lock'
import { cardHash } from '@fairground/fair/instant/deck'
import type { Pool } from 'pg'
import { buildDeckRecord } from '#instant/record/deck-record.ts'
import { insertRecord } from '#instant/record/insert-record.ts'
import { writeParts } from '#instant/record/write-parts.ts'
import { logDeckResult } from '#instant/end-deck.ts'
import { insertDeckSeal } from '#instant/queries/chain.ts'
import { insertDeck, insertDeckRound } from '#instant/queries/decks.ts'
import { insertCountersignedRound, insertCut } from '#instant/queries/rounds.ts'
import { readDeckTickets } from '#instant/queries/tickets.ts'
import { dealCards } from '#instant/rounds/deck-order.ts'
import { sealedLockHash } from '#instant/seal/sealed-lock.ts'
import { toEntrySigner, toSignerAnswer } from '#instant/seal/signer-answer.ts'
import { type ClosedRow, findPendingClose, insertCountersignedClose } from '#lifecycle/close-queries.ts'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { logBooks, logHeads } from '#public-log/log-books.ts'
import { logPolicy, requirePolicy } from '#public-log/policy.ts'
import type { CountersignAnswer } from '#signer/protocol.ts'
import { run } from './sample-commands.test-support.ts'
import { beacon, secret } from './sample-draw.test-support.ts'
import { samplePolicy, signLog } from './sample-log.test-support.ts'

const gameId = 9
const memberId = 1
const currency = 'EUR'
/** Every card wins more than it costs, so each sold ticket has a payment that uses the reserve. */
const rules = { kind: 'scratchcardGame' as const, symbols: ['crown', 'bell', 'star', 'plum', 'moon'] }
const prizeTable = {
  tiers: [
    { name: 'crown', prize: '900', count: 2 },
    { name: 'star', prize: '300', count: 3 },
  ],
  losing: 0,
}
const size = 5
const links = chainFrom(secret('deck links'), 9)
const assignLinks = chainFrom(secret('assign links'), size)
const sealedAgoMs = 60_000
const saleMs = 3_600_000
/** So small that five cards need several parts. */
const partChars = 150

const byPlatform = (hash: Uint8Array) => sign(secret('platform'), hash)
const keys = {
  platform: hex(getPublicKey(secret('platform'))),
  signer: hex(getPublicKey(secret('signer'))),
  control: '',
}

/** The signer's answer: the link locked to the round, and its signed statement. */
const countersign = (context: Bytes, link: Bytes, round: number, at: number): CountersignAnswer => {
  const key = roundKey(secret('kappa'), round)
  const lock = lockRoundKey(beacon, round, key)
  const masks = [applyMask(link, key, context, 0)]
  return {
    lock: hex(lock),
    masks: masks.map(hex),
    ...state(context, lockHash(context, round, lock, masks), at),
  }
}

const state = (context: Bytes, lock: Bytes, at: number) => {
  const said = { at, term: 1, k: 1, head: secret('head') }
  const signature = hex(sign(secret('signer'), countersignHash({ context, lock, ...said })))
  return { ...said, head: hex(said.head), signature }
}

/** One ended deck with three of five tickets sold: the ledger moves its money, the signer's and beacon's rows are written here. */
export const addDeck = async (owner: Pool, db: Database, lane: BatchContext): Promise<void> => {
  const id = await addInstance(owner)
  const sealed = await inMember(db, memberId, tx => seal(tx, id))
  const deck = await inMember(db, memberId, tx => publish(tx, sealed))
  await run(lane, [{ name: 'openDeck', request: { instanceId: id, currency } }])
  for (const [playerId, count] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const request = { opKey: randomUUID(), content: { count }, playerId, instanceId: id, count, currency }
    await run(lane, [{ name: 'buyCards', request }])
  }
  const { rows } = await owner.query<{ frontier: Buffer }>(
    'SELECT frontier FROM game_instance WHERE member_id = 1 AND id = $1',
    [id],
  )
  const root = frontierRoot(frontierFromBytes(new Uint8Array(rows[0]!.frontier)))
  const cards = await inMember(db, memberId, tx => deal(tx, deck, root))
  await run(lane, [{ name: 'assignCards', request: { instanceId: id, currency, n: 1, cards } }])
  const closing = `UPDATE game_instance SET status = $2, closed_at = coalesce(closed_at, clock_timestamp()) WHERE member_id = 1 AND id = $1`
  await owner.query(closing, [id, 'CLOSED'])
  await run(lane, [{ name: 'endDeck', request: { instanceId: id, currency } }])
  await inMember(db, memberId, async tx => {
    const platformKey = { publicKey: unhex(keys.platform), sign: byPlatform }
    await logDeckResult(tx, { platformKey }, sealed, {
      link: links.linkAt(1),
      endSignature: null,
      openedAt: 0,
    })
    await logHeads(tx, memberId)
    await logBooks(tx, memberId)
    await signLog(tx, memberId)
    const deck = { memberId, instanceId: id }
    await writeParts(work => work(tx), deck, { chars: partChars, idleMs: 0 })
    const built = await buildDeckRecord(tx, beacon, memberId, id)
    await insertRecord(tx, deck, built!, partChars)
  })
  await owner.query(closing, [id, 'ENDED'])
}

const addInstance = async (owner: Pool): Promise<number> => {
  await owner.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, chain_anchor, chain_index)
     VALUES (1, $1, 'scratchcardGame', 'Lucky five', 'Five', $2, $3, $4, 250, 10, $5, 5, '{"everyMs":3600000,"offsetMs":0,"closeBeforeStartMs":0,"openAheadCount":0}', $6, 1)`,
    [gameId, rules, prizeTable, currency, size, Buffer.from(links.anchor)],
  )
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO game_instance (member_id, game_id, status, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
     SELECT member_id, id, 'CLOSED', rules, prize_table, currency, cost, fee, cap, player_max, now(), now() + interval '1 hour',
            now() + interval '1 hour', 'infinity' FROM game WHERE member_id = 1 AND id = $1 RETURNING id`,
    [gameId],
  )
  return rows[0]!.id
}

const seal = async (tx: Tx, id: number): Promise<ClosedRow> => {
  await logPolicy(tx, memberId, requirePolicy(samplePolicy(memberId)))
  const [rulesHash, prizeTableHash] = [canonicalHash(rules), canonicalHash(prizeTable)]
  await appendLogEntry(tx, memberId, {
    t: 'game',
    game: String(gameId),
    scheme: 'FD2/deck',
    anchor: hex(links.anchor),
    keys,
    rules: hex(rulesHash),
    prizes: hex(prizeTableHash),
    fd1Index: 0,
  })
  const closedAt = Date.now() - sealedAgoMs
  const close = {
    member: String(memberId),
    game: String(gameId),
    instance: String(id),
    rulesHash,
    prizeTableHash,
    treeSize: 0,
    root: emptyRoot(),
    pool: 0n,
    jackpot: 0n,
    currency,
    chain: 1,
    index: 1,
    previous: links.anchor,
    beaconChainHash: unhex(beacon.chainHash),
    round: drawRound(beacon, closedAt),
    closedAt,
  }
  const hash = closeHash(close)
  const platformSignature = byPlatform(hash)
  const latestEnd = closedAt + saleMs
  const lockRound = deckEndRound(beacon, latestEnd)
  const answer = countersign(hash, links.linkAt(1), lockRound, closedAt)
  const entry = { close, latestEnd, platform: platformSignature, answer: toSignerAnswer(answer) }
  const { index: logIndex } = await appendLogEntry(tx, memberId, toSealEntry(entry))
  const seen = roundAt(beacon, closedAt)
  const lastSeen = { round: seen, signature: signRound(secret('beacon'), seen) }
  const due = { memberId, id, gameId, status: 'CLOSED', attempts: 0 }
  const sealed = { close, hash, platformSignature, answer, lockRound, balance: null, lastSeen, logIndex }
  await insertCountersignedClose(tx, due, sealed)
  const closed = (await findPendingClose(tx, memberId, id))!
  await insertDeckSeal(tx, closed)
  return closed
}

interface Published {
  readonly id: number
  readonly hash: Bytes
  readonly outcomes: readonly string[]
}

const publish = async (tx: Tx, closed: ClosedRow): Promise<Published> => {
  const id = closed.instance_id
  const signature = unhex(signRound(secret('beacon'), Number(closed.round)))
  const cards = [...dealCards(closed, links.linkAt(1), signature, prizeTable)]
  const deck = {
    closeHash: new Uint8Array(closed.close_hash),
    lockHash: sealedLockHash(closed),
    size,
    root: merkleRoot(cards.map((card, position) => cardHash(String(id), position, card))),
    assignAnchor: assignLinks.anchor,
  }
  const hash = deckHash(deck)
  const at = Date.now() - sealedAgoMs / 2
  const said = state(hash, deck.lockHash, at)
  const platform = byPlatform(hash)
  const entry = toDeckEntry({ game: String(gameId), deck, platform, signer: toEntrySigner(said) })
  const { index } = await appendLogEntry(tx, memberId, entry)
  await insertDeck(tx, {
    member_id: memberId,
    instance_id: id,
    beacon_signature: Buffer.from(signature),
    size,
    root: Buffer.from(deck.root),
    assign_anchor: Buffer.from(deck.assignAnchor),
    deck_hash: Buffer.from(hash),
    platform_signature: Buffer.from(platform),
    signer_signature: Buffer.from(unhex(said.signature)),
    signer_at: timestamp(at),
    signer_term: said.term,
    signer_k: BigInt(said.k),
    signer_head: Buffer.from(unhex(said.head)),
    log_index: BigInt(index),
  })
  return { id, hash, outcomes: cards.map(card => card.outcome) }
}

/** One round serves all tickets. */
const deal = async (tx: Tx, { id, hash, outcomes }: Published, root: Bytes) => {
  const tickets = await readDeckTickets(tx, { memberId, instanceId: id, after: 0, limit: size })
  const number = roundAt(beacon, Date.now() + cutBeforeMs) + 1
  const cutAt = roundTime(beacon, number) - cutBeforeMs
  const row = { deck: hash, n: 1, size: tickets.length, root }
  const round = {
    member: String(memberId),
    beaconChainHash: beacon.chainHash,
    round: number,
    cutAt,
    rows: [row],
  }
  const context = roundHash(round)
  const stored = { instance_id: id, n: 1, size: tickets.length, root: Buffer.from(root) }
  await insertCut(tx, memberId, { round: number, cutAt, hash: context, rows: [stored] })
  const link = assignLinks.linkAt(1)
  const answer = countersign(context, link, number, cutAt)
  const { index } = await appendLogEntry(tx, memberId, toRoundEntry(round, toSignerAnswer(answer)))
  await insertCountersignedRound(tx, memberId, BigInt(number), answer, index)
  const signature = unhex(signRound(secret('beacon'), number))
  const lock = lockHash(context, number, unhex(answer.lock), answer.masks.map(unhex))
  const seed = assignSeed(link, { context, lock, deck: hash }, number, signature)
  await insertDeckRound(tx, {
    member_id: memberId,
    instance_id: id,
    n: 1,
    round: BigInt(number),
    signature: Buffer.from(signature),
    link: Buffer.from(link),
    seed: Buffer.from(seed),
  })
  const dealt = dealTickets({ deckSize: size, served: 0, moved: new Map() }, seed, hash, tickets.length)
  return tickets.map(({ seq, playerId }, i) => {
    const { position } = dealt[i]!
    return { seq, playerId, position, outcome: outcomes[position]! }
  })
}
