import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeckStage, openDeckStage } from '#instant/deck-stage.test-support.ts'
import { deckOnSale } from '#instant/on-sale.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { until } from '#testing/until.test-support.ts'

const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: {
    tiers: [
      { name: 'crown', prize: '300', count: 1 },
      { name: 'bell', prize: '100', count: 3 },
    ],
    losing: 6,
  },
}

let books: Books
let stage: DeckStage
let staffConsole: TestConsole
let maker: StaffMember
let approver: StaffMember
let player: number

beforeAll(async () => {
  books = await openBooks()
  ;[player] = (await books.players(1)) as [number]
  staffConsole = await openTestConsole(books)
  maker = await staffConsole.hire(['productManager'])
  approver = await staffConsole.hire(['gameApprover'])
  stage = await openDeckStage(books, terms)
})
afterAll(async () => {
  await stage.close()
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

it('shows the stock of a deck, and two people end it early', async () => {
  const { memberId } = books
  const id = await deckOnSale(stage)
  expect(await stage.buy(player, id, 3)).toMatchObject({ exitCode: 0 })
  const read = () => maker.call('getDeck', { instanceId: id }, memberId)
  expect((await read()).deck).toMatchObject({ cards: 10, sold: 3, isTopPrizeGone: false })
  const proposal = await maker.propose(memberId, 'endDeck', { instanceId: id })
  expect((await approver.vote(memberId, proposal)).status).toBe('executed')
  expect(await stage.buy(player, id)).not.toMatchObject({ exitCode: 0 })
  await until('the deck has ended', async () => {
    await stage.step(id)
    if ((await stage.status(id)) === 'CLOSED') await stage.cut()
    return (await stage.status(id)) === 'ENDED'
  })
  const { deck, tiers } = await read()
  expect(deck).toMatchObject({ status: 'ENDED', sold: 3, escrow: '0' })
  const dealt = await books.rows<{ outcome: string }>(
    `SELECT outcome FROM deck_card WHERE instance_id = $1 AND outcome <> ''`,
    [id],
  )
  expect(tiers.reduce((sum, tier) => sum + tier.won, 0)).toBe(dealt.length)
  expect(tiers.reduce((sum, tier) => sum + tier.left + tier.won, 0)).toBe(4)
  const { decks } = await maker.call('listDecks', {}, memberId)
  expect(decks.map(({ instanceId }) => instanceId)).toEqual([id])
  await expect(maker.propose(memberId, 'endDeck', { instanceId: id })).rejects.toThrow('has not ended')
})
