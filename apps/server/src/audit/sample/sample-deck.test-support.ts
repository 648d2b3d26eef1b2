import { randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { drawRound, roundAt } from '@fairground/fair/beacon/beacon'
import { signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { countersignHash } from '@fairground/fair/record/close-record'
import { assignRound } from '@fairground/fair/instant/assignment'
import { cardHash, deckCards, deckHash } from '@fairground/fair/instant/deck'
import { computeDeckCloseHash } from '@fairground/fair/instant/deck-evidence'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { drawSeed } from '@fairground/fair/crypto/seed'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import type { Pool } from 'pg'
import { computeAssignSeed } from '#instant/assign-waiting.ts'
import { buildDeckRecord } from '#instant/deck-record.ts'
import { positionsAfter } from '#instant/positions.ts'
import { readDeckTickets } from '#instant/queries/tickets.ts'
import type { BatchContext } from '#ledger/lane/batch.ts'
import { run } from './sample-commands.test-support.ts'
import { beacon, secret } from './sample-draw.test-support.ts'

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
const signed = (round: number) => Buffer.from(unhex(signRound(secret('beacon'), round)))
const byPlatform = (hash: Uint8Array) => sign(secret('platform'), hash)
const bySigner = (hash: Uint8Array, at: number) =>
  Buffer.from(sign(secret('signer'), countersignHash(hash, at)))

/** One ended deck with three of five tickets sold: the ledger moves its money, the signer's and beacon's rows are written here. */
export const addDeck = async (owner: Pool, db: Database, lane: BatchContext): Promise<void> => {
  const id = await addInstance(owner)
  const cards = await publish(owner, id)
  await run(lane, [{ name: 'openDeck', request: { instanceId: id, currency } }])
  for (const [playerId, count] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const request = { opKey: randomUUID(), content: { count }, playerId, instanceId: id, count, currency }
    await run(lane, [{ name: 'buyCards', request }])
  }
  await deal(owner, db, lane, id, cards)
  const closing = `UPDATE game_instance SET status = $2, closed_at = coalesce(closed_at, clock_timestamp()) WHERE member_id = 1 AND id = $1`
  await owner.query(closing, [id, 'CLOSED'])
  await run(lane, [{ name: 'endDeck', request: { instanceId: id, currency } }])
  const link = links.linkAt(1)
  const platformKey = { publicKey: getPublicKey(secret('platform')), sign: byPlatform }
  const signerKey = hex(getPublicKey(secret('signer')))
  const record = await inMember(db, memberId, tx => {
    const ended = { memberId, id, link, signerKey, endedAt: Date.now() + 1 }
    return buildDeckRecord(tx, { beacon: { chain: beacon }, platformKey }, ended)
  })
  await owner.query('INSERT INTO deck_record (member_id, instance_id, link, body) VALUES (1, $1, $2, $3)', [
    id,
    Buffer.from(link),
    JSON.stringify(record),
  ])
  await owner.query(closing, [id, 'ENDED'])
}

const addInstance = async (owner: Pool): Promise<number> => {
  await owner.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, chain_anchor, chain_index)
     VALUES (1, $1, 'scratchcardGame', 'Lucky five', 'Five', $2, $3, $4, 250, 10, $5, 5, '{}', $6, 1)`,
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

const publish = async (owner: Pool, id: number) => {
  const closedAt = Date.now() - 60_000
  const [round, seen] = [drawRound(beacon, closedAt), roundAt(beacon, closedAt)]
  const [link, previous] = [links.linkAt(1), links.anchor]
  const closeHash = computeDeckCloseHash({
    member: String(memberId),
    game: String(gameId),
    instance: String(id),
    currency,
    rules,
    prizeTable,
    chain: { anchor: hex(links.anchor), index: 1, previous: hex(previous), link: hex(link) },
    beacon: { chain: beacon, round, signature: '', lastSeen: { round: seen, signature: '' } },
  })
  await owner.query(
    `INSERT INTO deck_seal (member_id, instance_id, game_id, chain_index, previous_link, beacon_chain, round, closed_at, close_hash,
                            platform_signature, signer_signature, signer_at, last_seen_round, last_seen_signature)
     VALUES (1, $1, $2, 1, $3, $4, $5, to_timestamp($6::float8 / 1000), $7, $8, $9, to_timestamp($6::float8 / 1000), $10, $11)`,
    [
      id,
      gameId,
      Buffer.from(previous),
      beacon.chainHash,
      round,
      closedAt,
      Buffer.from(closeHash),
      Buffer.from(byPlatform(closeHash)),
      bySigner(closeHash, closedAt),
      seen,
      signed(seen),
    ],
  )
  const cards = deckCards(drawSeed(link, closeHash, round, signed(round)), link, closeHash, prizeTable)
  const root = merkleRoot(cards.map((card, position) => cardHash(String(id), position, card)))
  const hash = deckHash({ closeHash, size, root, assignAnchor: assignLinks.anchor })
  const at = Date.now() - 30_000
  await owner.query(
    `INSERT INTO deck (member_id, instance_id, beacon_signature, size, root, assign_anchor, deck_hash, platform_signature, signer_signature, signer_at)
     VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000))`,
    [
      id,
      signed(round),
      size,
      Buffer.from(root),
      Buffer.from(assignLinks.anchor),
      Buffer.from(hash),
      Buffer.from(byPlatform(hash)),
      bySigner(hash, at),
      at,
    ],
  )
  return { closeHash, outcomes: cards.map(card => card.outcome) }
}

interface Laid {
  readonly closeHash: Uint8Array
  readonly outcomes: readonly string[]
}

const deal = async (owner: Pool, db: Database, lane: BatchContext, id: number, laid: Laid): Promise<void> => {
  const tickets = await inMember(db, memberId, tx =>
    readDeckTickets(tx, { memberId, instanceId: id, after: 0, limit: size }),
  )
  const positions = positionsAfter(size, [])
  const used = [...new Set(tickets.map(({ unixMs }) => assignRound(beacon, unixMs)))]
  for (const [i, number] of used.entries()) {
    const n = i + 1
    const round = {
      round: BigInt(number),
      signature: signed(number),
      link: Buffer.from(assignLinks.linkAt(n)),
    }
    await owner.query(
      'INSERT INTO deck_round (member_id, instance_id, n, round, signature, link) VALUES (1, $1, $2, $3, $4, $5)',
      [id, n, number, round.signature, round.link],
    )
    const cards = tickets
      .filter(({ unixMs }) => assignRound(beacon, unixMs) === number)
      .map(ticket => {
        const position = positions.take(computeAssignSeed(ticket, round), laid.closeHash)
        return { seq: ticket.seq, playerId: ticket.playerId, position, outcome: laid.outcomes[position]! }
      })
    await run(lane, [{ name: 'assignCards', request: { instanceId: id, currency, n, cards } }])
  }
}
