import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBalance } from './join.test-support.ts'

const server = useTestServer()
const rules = { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'plum', 'moon'] }
const prizeTable = { tiers: [{ name: 'crown', prize: '100', count: 1 }], losing: 39 }
const schedule = { everyMs: 3_600_000, offsetMs: 0, closeBeforeStartMs: 0, openAheadCount: 0 }

beforeAll(async () => {
  await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 2`)
  for (const [memberId, gameId] of [
    [1, 81],
    [2, 82],
  ])
    await server().sql(
      `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
       SELECT $1, $2, 'scratchcardGame', 'Crown', 'Crown', $3, $4, currency, 100, 0, 1, 5, $5 FROM member WHERE id = $1`,
      [memberId, gameId, rules, prizeTable, schedule],
    )
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const deckOnSale = (player: TestPlayer, gameId: number) =>
  until(
    'the deck is on sale',
    async () => {
      const { games } = await player.call('getFilteredGames', { filter: { gameId } })
      return games.find(each => each.gameStatus === 'OPEN')
    },
    60_000,
  )

const request = (game: { gameId: number; gameInstanceId: number; currencyId: string }) => ({
  requestId: randomUUID(),
  gameId: game.gameId,
  gameInstanceId: game.gameInstanceId,
  currencyId: game.currencyId,
  userPlays: [],
  userPlaysCount: 2,
  subscriptions: 1,
})

it('buys as many cards in the next deck, once, when the profile allows it', async () => {
  const rowan = await server().login('rowan')
  const game = await deckOnSale(rowan, 81)
  const input = request(game)
  const answer = await rowan.call('joinGame', input)
  expect(answer).toMatchObject({ exitCode: 0, joinEvent: { charged: '2.00' } })
  expect(await rowan.call('joinGame', input)).toEqual(answer)
  expect(await readBalance(rowan)).toBe('96.00')
  await server().sql('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [
    game.gameInstanceId,
  ])
  const counts = () =>
    server().sql<{ instance_id: number; n: number }>(
      `SELECT instance_id, count(*)::int AS n FROM ticket t JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
        WHERE i.game_id = 81 GROUP BY 1 ORDER BY 1`,
    )
  const bought = await until(
    'the next deck has the cards',
    async () => {
      const rows = await counts()
      return rows.length === 2 ? rows : undefined
    },
    60_000,
  )
  expect(bought.map(({ n }) => n)).toEqual([2, 2])
  const [subscription] = (await rowan.call('getPlayerGameSubscriptions', {})).subscriptions
  expect(subscription).toMatchObject({ status: 'Completed', playsCount: 2, gamesLeft: 0 })
}, 150_000)

it('is refused and sells nothing when the profile does not offer it', async () => {
  const bob = await server().login('bob', 'south')
  const game = await deckOnSale(bob, 82)
  expect(await expectFault(bob.call, 'joinGame', request(game))).toMatchObject({ name: 'request.invalid' })
  expect(await readBalance(bob)).toBe('100.00')
  const { configuration } = await bob.call('init', { filter: { memberId: 2, languageId: 'en_GB' } })
  expect(configuration.repeatPlaysOnInstantGames).toBe(false)
}, 90_000)
