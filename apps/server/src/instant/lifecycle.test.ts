import { roundTime } from '@fairground/fair/beacon/beacon'
import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import { deckFund, deckSize } from '@fairground/fair/instant/deck-table'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { verifyInclusion } from '@fairground/fair/crypto/merkle'
import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { cardHash } from '@fairground/fair/instant/deck'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SignerRefused } from '#signer/client.ts'
import { startFaultySigner } from '#signer/faulty-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { readDeckText } from '#testing/deck-text.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { publishRecordInParts } from './record/publish-record.ts'
import { writePartsAtOnce } from './record/write-parts-at-once.test-support.ts'
import { serveRound } from './rounds/serve-round.ts'
import { type DeckStage, fee, openDeckStage, price } from './deck-stage.test-support.ts'

const kinds: readonly { kind: string; terms: InstantTerms; buyers: number }[] = [
  {
    kind: 'scratchcardGame',
    buyers: 200,
    terms: {
      rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon', 'plum'] },
      prizeTable: {
        tiers: [
          { name: 'crown', prize: '10000', count: 1 },
          { name: 'bell', prize: '500', count: 9 },
          { name: 'star', prize: '200', count: 40 },
        ],
        losing: 151,
      },
    },
  },
  {
    kind: 'crosswordGame',
    buyers: 200,
    terms: {
      rules: { kind: 'crosswordGame', letters: 18, grids: [...crosswordGrids] },
      prizeTable: {
        tiers: [
          { name: '7 words', words: 7, prize: '9000', count: 2 },
          { name: '5 words', words: 5, prize: '1000', count: 20 },
          { name: '3 words', words: 3, prize: '300', count: 48 },
        ],
        losing: 190,
      },
    },
  },
]

describe.each(kinds)('a deck of $kind', ({ terms, buyers }) => {
  let books: Books
  let stage: DeckStage
  let players: number[]
  let id: number
  let receipt: unknown
  const fund = deckFund(terms.prizeTable)

  beforeAll(async () => {
    books = await openBooks()
    players = await books.players(buyers)
    stage = await openDeckStage(books, terms)
    id = await stage.begin()
  })
  afterAll(async () => {
    await stage.close()
    const problems = await books.problems()
    await books.close()
    expect(problems).toEqual([])
  })

  const countRows = () =>
    books.one(
      `SELECT (SELECT count(*)::int FROM deck_seal WHERE instance_id = $1) AS seals,
              (SELECT count(*)::int FROM deck WHERE instance_id = $1) AS decks,
              (SELECT count(*)::int FROM deck_record WHERE instance_id = $1) AS records,
              (SELECT count(*)::int FROM journal WHERE kind = 'deck-open' AND ref = $1) AS opened,
              (SELECT count(*)::int FROM journal WHERE kind = 'deck-end' AND ref = $1) AS ended,
              (SELECT count(*)::int FROM game_instance WHERE game_id = 8) AS instances`,
      [id],
    )

  it('is sealed, published and funded exactly once before the sale', async () => {
    expect(await stage.buy(players[0]!, id)).toMatchObject({ exitCode: 3 })
    expect(await stage.survive(id, ['latest', 'sealDeck', 'sign'])).toEqual(['latest', 'sealDeck', 'sign'])
    await until('the seal is in a checkpoint', stage.isLogSigned)
    await stage.survive(id, [])
    const { round } = await books.one<{ round: bigint }>(
      'SELECT round FROM deck_seal WHERE instance_id = $1',
      [id],
    )
    // The signer dates the deck by its own clock, so the test waits for the real round.
    await until(
      'the beacon round is published',
      () => Date.now() > roundTime(stage.beacon.chain, Number(round)),
      20_000,
    )
    expect(await stage.survive(id, ['round', 'publishDeck', 'sign'])).toEqual([
      'round',
      'publishDeck',
      'sign',
    ])
    expect(await stage.buy(players[0]!, id)).toMatchObject({ exitCode: 3 })
    await until('the deck is in a checkpoint', stage.isLogSigned)
    expect(await stage.survive(id, ['openDeck'])).toEqual(['openDeck'])
    expect(await countRows()).toEqual({ seals: 1, decks: 1, records: 0, opened: 1, ended: 0, instances: 1 })
    expect(await stage.status(id)).toBe('OPEN')
    expect(await books.balance('game:escrow', id)).toBe(fund)
    const { events } = await books.one<{ events: number }>(
      `SELECT count(*)::int AS events FROM outbox WHERE event = 'gameCreate'`,
    )
    expect(events).toBeGreaterThan(0)
  })

  it('is sold to all players, each purchase once', async () => {
    const answers = await Promise.all(players.map(playerId => stage.buy(playerId, id)))
    expect(answers.map(answer => answer.exitCode)).toEqual(players.map(() => 0))
    const again = await Promise.all([1, 2].map(() => stage.buy(players[0]!, id, 1, 'repeated')))
    expect(again[1]).toEqual(again[0])
    receipt = (again[0] as { receipts?: unknown[] }).receipts?.[0]
    expect(await books.balance('game:escrow', id)).toBe(fund + price * BigInt(buyers + 1))
    expect(await books.balance('house:fee', 0)).toBe(fee * BigInt(buyers + 1))
    const { unordered } = await books.one<{ unordered: number }>(
      `SELECT count(*)::int AS unordered FROM ticket a JOIN ticket b USING (member_id, instance_id) WHERE a.seq < b.seq AND a.created_at > b.created_at`,
    )
    expect(unordered).toBe(0)
  })

  it('deals one card to each ticket and pays its prize once when workers die', async () => {
    await stage.step(id)
    expect(await books.rows('SELECT FROM deck_card')).toEqual([])
    const died: string[] = []
    // The signer countersigned, but the worker did not store the answer: the signer repeats it.
    const round = await stage.cut(dyingAfter(stage.deps, 'countersignRound')).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
      died.push('countersignRound')
      return 0
    })
    expect([round, died]).toEqual([0, ['countersignRound']])
    await Promise.all([1, 2].map(() => serveRound(stage.deps, stage.trees, books.memberId)))
    const cuts = await books.rows<{ round: number }>('SELECT round::int FROM countersigned_round')
    expect(cuts).toHaveLength(1)
    await until('the round is in a checkpoint', stage.isLogSigned)
    await stage.step(id)
    expect(await books.rows('SELECT FROM deck_card')).toEqual([])
    await atTime(roundTime(stage.beacon.chain, cuts[0]!.round) + 1, async () => {
      died.push(...(await stage.survive(id, ['round', 'deal', 'assignCards'])))
    })
    expect(died).toEqual(['countersignRound', 'round', 'deal', 'assignCards'])
    const dealt = await books.one(
      `SELECT count(*)::int AS cards, count(DISTINCT position)::int AS positions, count(journal_id)::int AS paid,
              (SELECT count(*)::int FROM journal WHERE kind = 'card-prize') AS journals
         FROM deck_card`,
    )
    const { paid } = dealt as { paid: number }
    expect(dealt).toEqual({ cards: buyers + 1, positions: buyers + 1, paid, journals: paid })
    expect(await books.problems()).toEqual([])
  })

  it('ends with its reserve returned and a record that the verifier accepts', async () => {
    await books.rows(
      'UPDATE game_instance SET reg_end = clock_timestamp(), start_at = clock_timestamp() WHERE id = $1',
      [id],
    )
    if ((await stage.status(id)) === 'OPEN') await stage.survive(id, [])
    expect(await stage.buy(players[0]!, id)).toMatchObject({ exitCode: 3 })
    expect(await stage.survive(id, ['endDeck', 'sign'])).toEqual(['endDeck', 'sign'])
    await until('the result is in a checkpoint', stage.isLogSigned)
    const deck = { memberId: books.memberId, instanceId: id }
    expect(await writePartsAtOnce(books, deck, deckSize(terms.prizeTable))).toEqual([true, false])
    const due = await stage.due(id)
    const publish = () => publishRecordInParts(stage.deps, due, { chars: 1000, idleMs: 0 })
    await Promise.all([publish(), publish()])
    await stage.survive(id, [])
    expect(await stage.status(id)).toBe('ENDED')
    expect(await countRows()).toMatchObject({ records: 1, ended: 1 })
    const body = await readDeckText(books, id)
    const file = openDeckFile(drawFileFromText(body))
    if ('problem' in file) throw new Error(file.problem)
    const { record } = file
    const policy = await stage.readPolicy()
    const verdict = verifyDeck(body, { policy }, { receipt })
    expect(verdict.failed).toBeUndefined()
    expect(verdict).toMatchObject({ valid: true, local: true })
    const sales = price * BigInt(buyers + 1)
    const paid = BigInt(record.paid)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    expect(await books.balance('house:promo', 0)).toBe(sales < paid ? sales - paid : 0n)
    expect(await books.balance('house:revenue', 0)).toBe(sales < paid ? 0n : sales - paid)
    if (deckSize(terms.prizeTable) === buyers + 1) expect(paid).toBe(fund)
  })

  it('keeps what proves each card in the root of its deck', async () => {
    const { root, size } = await books.one<{ root: Buffer; size: number }>('SELECT root, size FROM deck')
    const cards = await books.rows<{ position: number; outcome: string; salt: Buffer; path: Buffer }>(
      'SELECT c.position, c.outcome, p.salt, p.path FROM deck_card c JOIN card_proof p USING (member_id, instance_id, seq)',
    )
    expect(cards).toHaveLength(buyers + 1)
    const proved = cards.filter(({ position, outcome, salt, path }) => {
      const hashes = Array.from(
        { length: path.length / 32 },
        (_, i) => new Uint8Array(path.subarray(32 * i, 32 * i + 32)),
      )
      const hash = cardHash(String(id), position, { outcome, salt: new Uint8Array(salt) })
      return verifyInclusion(hash, position, size, hashes, new Uint8Array(root))
    })
    expect(proved).toHaveLength(buyers + 1)
  })

  it('is followed by the next deck, which spends no link on a late seal', async () => {
    const next = await stage.begin()
    expect(next).not.toBe(id)
    await stage.step(next, dyingAfter(stage.deps, 'latest')).catch(() => undefined)
    const faulty = await startFaultySigner(stage.deps.signer)
    faulty.inject('sealDeck', proceed => atTime(Date.now() + 60_000, proceed))
    await expect(stage.step(next, { ...stage.deps, signer: faulty.signer })).rejects.toThrow(SignerRefused)
    await faulty.stop()
    expect(await books.rows('SELECT FROM draw_skip')).toEqual([])
    expect(await stage.survive(next, ['sealDeck'])).toEqual(['sealDeck'])
    await until('the seal is in a checkpoint', stage.isLogSigned)
    await stage.step(next)
    const seals = await books.rows(
      'SELECT chain_index AS index, instance_id AS deck FROM deck_seal ORDER BY 1',
    )
    expect(seals).toEqual([
      { index: 1, deck: id },
      { index: 2, deck: next },
    ])
  })
})
