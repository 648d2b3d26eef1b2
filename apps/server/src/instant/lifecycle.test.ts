import { roundTime } from '@fairground/fair/beacon/beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import { deckFund, deckSize } from '@fairground/fair/instant/deck-table'
import { assignRound } from '@fairground/fair/instant/assignment'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { hex } from '@fairground/fair/encoding/bytes'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { until } from '#testing/until.test-support.ts'
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
    expect(await stage.survive(id, ['latest', 'countersign', 'sign'])).toEqual([
      'latest',
      'countersign',
      'sign',
    ])
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
    const { last } = await books.one<{ last: number }>('SELECT max(created_at) AS last FROM ticket')
    const readyAt = roundTime(stage.beacon.chain, assignRound(stage.beacon.chain, last)) + 1
    const died = new Set<string>()
    await atTime(readyAt, async () => {
      for (let open = 1; open > 0; ) {
        for (const point of await stage.survive(id, ['round', 'assignLink', 'openCards', 'assignCards']))
          died.add(point)
        const left = await books.one<{ open: number }>(
          'SELECT sold - (SELECT count(*)::int FROM deck_card WHERE instance_id = $1) AS open FROM game_instance WHERE id = $1',
          [id],
        )
        open = left.open
      }
    })
    expect([...died].sort()).toEqual(['assignCards', 'assignLink', 'openCards', 'round'])
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
    expect(await stage.survive(id, ['endDeck', 'openChain', 'sign'])).toEqual([
      'endDeck',
      'openChain',
      'sign',
    ])
    expect(await stage.status(id)).toBe('ENDED')
    expect(await countRows()).toMatchObject({ records: 1, ended: 1 })
    const { body } = await books.one<{ body: string }>(
      'SELECT body FROM deck_record WHERE instance_id = $1',
      [id],
    )
    const record = JSON.parse(body) as DeckRecord
    const { receipts } = await books.one<{ receipts: [Parameters<typeof toUnsigned>[0]] }>(
      `SELECT result -> 'receipts' AS receipts FROM journal WHERE op_key = 'repeated'`,
    )
    const [receipt] = receipts
    const verdict = verifyDeck(body, { anchor: record.chain.anchor }, { receipt: signed(receipt) })
    expect(verdict.failed).toBeUndefined()
    expect(verdict).toMatchObject({ valid: true, local: true })
    const sales = price * BigInt(buyers + 1)
    const paid = BigInt(record.paid)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    expect(await books.balance('house:promo', 0)).toBe(sales < paid ? sales - paid : 0n)
    expect(await books.balance('house:revenue', 0)).toBe(sales < paid ? 0n : sales - paid)
    if (deckSize(terms.prizeTable) === buyers + 1) expect(paid).toBe(fund)
  })

  interface Receipt {
    readonly seq0: number
    readonly leafHash: string
    readonly treeSize: number
    readonly root: string
    readonly unixMs: number
  }
  const toUnsigned = (receipt: Receipt) => ({ instance: String(id), ...receipt })
  const signed = (receipt: Receipt) => {
    const facts = toUnsigned(receipt)
    const hash = receiptHash({ ...facts, leafHash: unhex(receipt.leafHash), root: unhex(receipt.root) })
    return { ...facts, signature: hex(stage.deps.platformKey.sign(hash)) }
  }

  it('is followed by the next deck, which publishes the link of a late seal and uses the next link', async () => {
    const next = await stage.begin()
    expect(next).not.toBe(id)
    await atTime(Date.now() + 30_000, async () => {
      await expect(stage.step(next, dyingAfter(stage.deps, 'countersign'))).rejects.toThrow(Died)
      await stage.step(next)
    })
    const skips = await books.rows('SELECT chain_index AS index, instance_id AS deck FROM draw_skip')
    expect(skips).toEqual([{ index: 2, deck: next }])
    expect(await stage.survive(next, ['countersign'])).toEqual(['countersign'])
    const seals = await books.rows(
      'SELECT chain_index AS index, instance_id AS deck FROM deck_seal ORDER BY 1',
    )
    expect(seals).toEqual([
      { index: 1, deck: id },
      { index: 3, deck: next },
    ])
  })
})
