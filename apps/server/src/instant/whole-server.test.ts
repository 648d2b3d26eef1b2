import { randomUUID } from 'node:crypto'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { until } from '@fairground/testkit/server/until'
import { expect, it } from 'vitest'

const server = useTestServer()
const gameId = 81
const rules = { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'plum', 'moon'] }
const prizeTable = { tiers: [{ name: 'crown', prize: '500', count: 30 }], losing: 10 }
const schedule = { everyMs: 3_600_000, offsetMs: 0, closeBeforeStartMs: 0, openAheadCount: 0 }

it('runs an instant game through sale, reveal, end and publication in the running services', async () => {
  await server().sql(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
     VALUES (1, $1, 'scratchcardGame', 'Lucky crown', 'Crown', $2, $3, 'GBP', 100, 0, 1, 5, $4)`,
    [gameId, rules, prizeTable, schedule],
  )
  const rowan = await server().login('rowan')
  const game = await until(
    'the deck is on sale',
    async () => {
      const { games } = await rowan.call('getFilteredGames', { filter: { gameId } })
      return games.find(each => each.gameStatus === 'OPEN')
    },
    30_000,
  )
  expect(game).toMatchObject({
    gamePlayout: 'scratchcard',
    gameRule: { scratchcardGame: { deckSize: 40, cells: 9, match: 3 } },
    prizePool: '150.00',
  })
  const { gameInstanceId } = game
  const bought = await rowan.call('joinGame', {
    requestId: randomUUID(),
    gameId,
    gameInstanceId,
    currencyId: 'GBP',
    userPlays: [],
    userPlaysCount: 2,
  })
  expect(bought).toMatchObject({ exitCode: 0, joinEvent: { charged: '2.00' } })
  const card = async () => (await rowan.call('getGamePlayerPlays', { gameInstanceId })).plays[0]?.card
  expect(await card()).toEqual({ status: 'waiting', places: [] })
  await until('the card is there', async () => (await card())?.status === 'covered', 20_000)
  const closed = await rowan.call('confirmCrosswordEnd', { gameInstanceId })
  expect(closed.card.status).toBe('ended')
  expect(closed.won).toBe(closed.card.places.filter(cell => cell === 'crown').length === 3 ? '5.00' : '0.00')

  await server().sql('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [gameInstanceId])
  const path = `${server().baseUrl}/fair/1/decks/${gameInstanceId}.json`
  const response = await until('the record is public', async () => {
    const answer = await fetch(path)
    return answer.status === 200 ? answer : undefined
  })
  const [published] = await server().sql<{ deck: string }>(
    `SELECT encode(deck_hash, 'hex') AS deck FROM deck WHERE instance_id = $1`,
    [gameInstanceId],
  )
  const verdict = verifyDeck(
    await response.text(),
    { deck: published!.deck },
    { receipt: bought.receipts?.[0] },
  )
  expect(verdict.failed).toBeUndefined()
  expect(verdict).toMatchObject({ valid: true, local: true })
  expect(await server().audit()).toEqual([])
}, 120_000)
