import type { Input, Output } from '@fairground/contract/operations'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyKind } from './every-kind.test-support.ts'

const server = useTestServer()
const drawn = [32, 33, 34, 35, 36]

const minor = (amount: string) => BigInt(amount.replace('.', ''))
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + minor(amount), 0n)
const balance = async ({ call }: Person) =>
  minor((await call('getPlayerAccounts', {})).accounts[0]!.accountBalance)

beforeAll(async () => {
  await everyKind(server(), drawn)
  await until('chains', async () => {
    const rows = await server().sql('SELECT FROM game WHERE id = ANY ($1) AND chain_anchor IS NULL', [drawn])
    return rows.length === 0
  })
}, 60_000)

interface Bought {
  readonly lines: number[][]
  readonly more?: Partial<Input<'joinGame'>>
  /** Of one player, fees included. */
  readonly staked: string
  readonly balls: (results: Output<'getGameResults'>) => number
}

const bought: Readonly<Record<number, Bought>> = {
  32: {
    lines: [
      [2, 1, 3],
      [3, 4, 1],
      [5, 6, 2],
    ],
    staked: '3.30',
    balls: () => 3,
  },
  33: {
    lines: [
      [4, 0, 7],
      [1, 2, 3],
    ],
    more: {
      multiOptions: [
        [2, 0, 1],
        [1, 0, 0],
      ],
    },
    staked: '4.20',
    balls: () => 3,
  },
  34: {
    lines: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
    staked: '4.40',
    balls: () => 6,
  },
  35: { lines: [], more: { userPlaysCount: 3 }, staked: '3.30', balls: () => 3 },
  36: { lines: [], more: { userPlaysCount: 6 }, staked: '6.60', balls: results => results.drawn.length },
}

/** From the sale to the end, with everything that can be asked on the way. */
const playOut = async (gameId: number) => {
  const people = [await server().login('rowan'), await server().login('alice')]
  const game = await until('an open game', () => openGame(people[0]!, gameId).catch(() => undefined))
  const { gameInstanceId } = game
  const before = await Promise.all(people.map(balance))
  const { lines, more = {} } = bought[gameId]!
  for (const person of people) {
    const answer = await person.call('joinGame', joinRequest(game, lines, more))
    expect(answer).toMatchObject({ exitCode: 0, joinEvent: { charged: bought[gameId]!.staked } })
  }
  const [rowan] = people as [Person]
  const payout = await rowan.call('getGamePayoutInfo', { gameInstanceId })
  const { plays, tickets } = await rowan.call('getGamePlayerPlays', { gameInstanceId })
  await startDraw(server(), gameInstanceId)
  const shows = await Promise.all(people.map(({ call }) => call('getGameResults', { gameInstanceId })))
  await endDraw(server(), gameInstanceId)
  const ended = await rowan.call('getGameResults', { gameInstanceId })
  expect(ended).toEqual({ ...shows[0], gameStatus: 'ENDED' })
  const detail = await rowan.call('getGameHistoryDetail', { gameInstanceId })
  const { draws } = await rowan.call('getGameLastWinningDraws', { gameId })
  const after = await Promise.all(people.map(balance))
  const bonobo = await rowan.call('getBonoboPayout', { gameInstanceId })
  const { ticket, code } = tickets[0]!
  const status = await rowan.call('checkTicketStatus', { ticket, code })
  return { game, gameInstanceId, before, after, payout, plays, shows, detail, draws, bonobo, status }
}

describe.each(drawn)('game %i, bought and drawn', gameId => {
  it('shows and pays the same, live and again', async () => {
    const told = await playOut(gameId)
    const { shows, detail, draws, payout, plays, status } = told
    const [mine] = shows as [Output<'getGameResults'>]
    const { staked, balls } = bought[gameId]!
    for (const [i, show] of shows.entries()) {
      expect(show.staked).toBe(staked)
      expect(sum(show.plays.map(play => play.won))).toBe(minor(show.totalWinnings))
      const items = gameId === 35 ? await itemsOf(told.gameInstanceId, ['rowan', 'alice'][i]!) : 0n
      expect(told.after[i]).toBe(told.before[i]! - minor(staked) + minor(show.totalWinnings) - items)
    }
    expect(sum(shows.map(show => show.totalWinnings))).toBe(sum(mine.winners.map(tier => tier.paid)))
    expect(sum((mine.winnersList ?? []).map(winner => winner.won))).toBe(
      sum(shows.map(show => show.totalWinnings)),
    )
    const shown = mine.timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.number] : []))
    expect(shown).toEqual([...mine.drawn, ...(mine.drawn2nd ?? [])])
    expect(shown).toHaveLength(balls(mine))
    expect(plays.map(play => play.numbers)).toEqual(mine.plays.map(play => play.numbers))

    const moved = detail.results.startTime - mine.startTime
    expect(detail.results.timeline.map(frame => frame.at - moved)).toEqual(
      mine.timeline.map(frame => frame.at),
    )
    expect(detail.item).toMatchObject({ numbers: mine.drawn, staked, won: mine.totalWinnings })
    expect(draws[0]).toMatchObject({ gameInstanceId: told.gameInstanceId, numbers: mine.drawn })
    expect(payout.prizeLadder.length).toBeGreaterThan(0)
    const { status: said, ticket } = status
    expect(ticket!.won).toBe(mine.totalWinnings)
    expect(said).toBe(statusOf(gameId, mine))
    expect(await server().audit()).toEqual([])
  }, 60_000)
})

/** What a player won as an item and has not in money. */
const itemsOf = async (instanceId: number, username: string): Promise<bigint> => {
  const [row] = await server().sql<{ worth: bigint }>(
    `SELECT coalesce(sum(from_pool + from_jackpot), 0)::bigint AS worth FROM payout
       JOIN ticket t USING (member_id, instance_id, seq) JOIN player p ON p.member_id = t.member_id AND p.id = t.player_id
      WHERE instance_id = $1 AND p.username = $2 AND item IS NOT NULL`,
    [instanceId, username],
  )
  return row!.worth
}

const statusOf = (gameId: number, { plays, drawn: [first] }: Output<'getGameResults'>) => {
  if (gameId === 35 && plays.some(play => play.numbers[0] === first)) return 'valid'
  return plays.some(play => play.won !== '0.00') ? 'alreadyCashed' : 'notAWin'
}

describe('what only one kind has', () => {
  it('plays that do not fit their kind are refused and cost nothing', async () => {
    const bob = await server().login('bob')
    const before = await balance(bob)
    const wrong: [number, number[][], Partial<Input<'joinGame'>>][] = [
      [32, [[1, 2]], {}],
      [32, [[1, 2, 4]], {}],
      [33, [[1, 2, 3]], { multiOptions: [[0, 0, 0]] }],
      [33, [[1, 2, 3]], { multiOptions: [[0, 1, 0]] }],
      [33, [[1, 2, 3]], {}],
      [34, [[1, 9]], {}],
      [35, [[1]], {}],
      [36, [[1, 2, 3]], {}],
    ]
    for (const [gameId, lines, more] of wrong) {
      const answer = await bob.call('joinGame', joinRequest(await openGame(bob, gameId), lines, more))
      expect(answer, `${gameId} ${JSON.stringify(lines)}`).toMatchObject({ exitCode: 4 })
    }
    expect(await balance(bob)).toBe(before)
  })

  it('a race ranks its players: what it promises while open is at most what it pays', async () => {
    const game = await openGame(server().rest(), 34)
    const rowan = await server().login('rowan')
    const { gameInstanceId } = game
    await rowan.call(
      'joinGame',
      joinRequest(game, [
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
      ]),
    )
    const open = await rowan.call('getBonoboPayout', { gameInstanceId })
    // Half of 4.00 is the fund, of which two draws take at most 20 % each.
    expect(open.bonoboPayout).toEqual([
      { position: 1, percent: 60, amount: '0.72' },
      { position: 2, percent: 40, amount: '0.48' },
    ])
    await startDraw(server(), gameInstanceId)
    await endDraw(server(), gameInstanceId)
    const { bonoboPayout } = await rowan.call('getBonoboPayout', { gameInstanceId })
    expect(minor(bonoboPayout[0]!.amount)).toBeGreaterThanOrEqual(120n)
    expect(bonoboPayout[1]!.amount).toBe('0.00')
    const { draws = [] } = await rowan.call('getGameResults', { gameInstanceId })
    expect(draws.map(draw => draw.numbers.includes(draw.luckyBall!))).toEqual([true, true])
    const other = await openGame(rowan, 11)
    expect(await rowan.call('getBonoboPayout', { gameInstanceId: other.gameInstanceId })).toEqual({
      gameInstanceId: other.gameInstanceId,
      bonoboPayout: [],
    })
  }, 60_000)
})
