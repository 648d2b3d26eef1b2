import type { Tx } from '@fairground/database/transaction'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { readScheme } from '@fairground/fair/fd2/deck/find-deck-file'
import { sql } from 'kysely'
import type { MemberInvariant } from '#audit/invariant.ts'
import { readDeckFile } from '#instances/deck-pieces.ts'
import { readRecordedCards } from './recorded-cards.ts'

interface EndedDeck {
  readonly id: number
  readonly status: string
  readonly anchor: string | null
  readonly deckHash: string
  readonly link: string | null
  readonly hasRecord: boolean
}

/** Verifies each record with the public verifier and compares it with the published deck and the assigned cards. */
export const deckRecords: MemberInvariant = {
  id: 'A23',
  title: 'Deck records verify and agree with the tables',
  unit: 'record',
  scope: 'member',
  async check(tx, memberId, { newestDraws, onProgress }) {
    const decks = await endedDecks(tx, memberId, newestDraws)
    const problems: string[] = []
    for (const [done, deck] of decks.entries()) {
      problems.push(...(await recordProblems(tx, memberId, deck)))
      onProgress(done + 1)
    }
    return { checked: decks.length, problems }
  },
}

const endedDecks = async (tx: Tx, memberId: number, limit: number): Promise<EndedDeck[]> => {
  const { rows } = await sql<EndedDeck>`
    SELECT i.id, i.status, encode(g.chain_anchor, 'hex') AS anchor, encode(d.deck_hash, 'hex') AS "deckHash",
           encode(r.link, 'hex') AS link, r.instance_id IS NOT NULL AS "hasRecord"
      FROM deck d
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
      LEFT JOIN deck_record r ON r.member_id = ${memberId} AND r.instance_id = d.instance_id
     WHERE d.member_id = ${memberId} AND (i.status = 'ENDED' OR r.instance_id IS NOT NULL)
     ORDER BY i.id DESC LIMIT ${Number.isFinite(limit) ? limit : null}`.execute(tx)
  return rows
}

const recordProblems = async (tx: Tx, memberId: number, deck: EndedDeck): Promise<string[]> => {
  const { id, status, anchor, deckHash, hasRecord } = deck
  if (!hasRecord || status !== 'ENDED')
    return [`deck ${id} is ${status} and has ${hasRecord ? 'a record' : 'no record'}`]
  const file = await readFile(tx, memberId, id)
  const { failed } = verifyDeck(file, { deck: deckHash, ...(anchor !== null && { anchor }) })
  if (failed) return [`the record of deck ${id} fails at "${failed.id}": ${failed.detail}`]
  const recorded = readRecordedCards(file)
  if (!recorded) return [`the record of deck ${id} cannot be read`]
  const dealt = await dealtCards(tx, memberId, id)
  const different = dealt.findIndex((card, i) => card !== recorded.cards[i])
  return [
    ...(dealt.length === recorded.cards.length && different < 0
      ? []
      : [`the record of deck ${id} gives ticket ${different + 1} another card than the tables`]),
    ...(recorded.link === deck.link ? [] : [`the record of deck ${id} names another link than the tables`]),
  ]
}

/** The records are read one by one, because that of a large deck takes much memory. */
const readFile = async (tx: Tx, memberId: number, instanceId: number) => {
  const { body } = await tx
    .selectFrom('deck_record')
    .select('body')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  const file = await readDeckFile(query => query(tx), { memberId, instanceId, body })
  return readScheme(file) === 'FD2/deck' ? file : body
}

const dealtCards = async (tx: Tx, memberId: number, id: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('deck_card')
    .select(['position', 'outcome'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ position, outcome }) => `${position} ${outcome}`)
}
