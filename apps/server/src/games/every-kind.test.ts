import type { Input, Output } from '@fairground/contract/operations'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertEveryKind } from './every-kind.test-support.ts'

const server = useTestServer()
const drawn = [32, 33, 34, 35, 36]

const minor = (amount: string) => BigInt(amount.replace('.', ''))
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + minor(amount), 0n)
const balance = async ({ call }: TestPlayer) =>
  minor((await call('getPlayerAccounts', {})).accounts[0]!.accountBalance)

beforeAll(async () => {
  await insertEveryKind(server(), drawn)
  await until('chains', async () => {
    const rows = await server().sql('SELECT FROM game WHERE id = ANY ($1) AND log_index IS NULL', [drawn])
    return rows.length === 0
  })
}, 120_000)

interface Purchase {
  readonly lines: number[][]
  readonly more?: Partial<Input<'joinGame'>>
  /** The stake of one player, including fees. */
  readonly staked: string
  readonly balls: (results: Output<'getGameResults'>) => number
}

const purchases: Readonly<Record<number, Purchase>> = {
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

/** Sells and draws one instance and collects the responses of all operations about it. */
const sellAndDraw = async (gameId: number) => {
  const players = [await server().login('rowan'), await server().login('alice')]
  const game = await until('an open game', () => findOpenGame(players[0]!, gameId).catch(() => undefined))
  const { gameInstanceId } = game
  const before = await Promise.all(players.map(balance))
  const { lines, more = {} } = purchases[gameId]!
  for (const player of players) {
    const answer = await player.call('joinGame', joinRequest(game, lines, more))
    expect(answer).toMatchObject({ exitCode: 0, joinEvent: { charged: purchases[gameId]!.staked } })
  }
  const [rowan] = players as [TestPlayer]
  const payout = await rowan.call('getGamePayoutInfo', { gameInstanceId })
  const { plays, tickets } = await rowan.call('getGamePlayerPlays', { gameInstanceId })
  await startDraw(server(), gameInstanceId)
  const views = await Promise.all(players.map(({ call }) => call('getGameResults', { gameInstanceId })))
  await endDraw(server(), gameInstanceId)
  const ended = await rowan.call('getGameResults', { gameInstanceId })
  expect(ended).toEqual({ ...views[0], gameStatus: 'ENDED' })
  const detail = await rowan.call('getGameHistoryDetail', { gameInstanceId })
  const { draws } = await rowan.call('getGameLastWinningDraws', { gameId })
  const after = await Promise.all(players.map(balance))
  const bonobo = await rowan.call('getBonoboPayout', { gameInstanceId })
  const { ticket, code } = tickets[0]!
  const status = await rowan.call('checkTicketStatus', { ticket, code })
  return { game, gameInstanceId, before, after, payout, plays, views, detail, draws, bonobo, status }
}

describe.each(drawn)('game %i after its sale and draw', gameId => {
  it('pays the prizes that the live play-out and the replay show', async () => {
    const played = await sellAndDraw(gameId)
    const { views, detail, draws, payout, plays, status } = played
    const [rowanResults] = views as [Output<'getGameResults'>]
    const { staked, balls } = purchases[gameId]!
    const [ruleName] = Object.keys(played.game.gameRule)
    const isDealt = ruleName === 'raffleGame' || ruleName === 'bingoGame'
    expect(played.game.gameLobby === undefined).toBe(isDealt)
    for (const [i, view] of views.entries()) {
      expect(view.staked).toBe(staked)
      expect(sum(view.plays.map(play => play.won))).toBe(minor(view.totalWinnings))
      const items = gameId === 35 ? await sumItemPrizes(played.gameInstanceId, ['rowan', 'alice'][i]!) : 0n
      expect(played.after[i]).toBe(played.before[i]! - minor(staked) + minor(view.totalWinnings) - items)
    }
    expect(sum(views.map(view => view.totalWinnings))).toBe(sum(rowanResults.winners.map(tier => tier.paid)))
    expect(sum((rowanResults.winnersList ?? []).map(winner => winner.won))).toBe(
      sum(views.map(view => view.totalWinnings)),
    )
    const shownNumbers = rowanResults.timeline.flatMap(frame =>
      frame.step === 'DRAW_NUM' ? [frame.number] : [],
    )
    expect(shownNumbers).toEqual([...rowanResults.drawn, ...(rowanResults.drawn2nd ?? [])])
    expect(shownNumbers).toHaveLength(balls(rowanResults))
    expect(plays.map(play => play.numbers)).toEqual(rowanResults.plays.map(play => play.numbers))

    const offset = detail.results.startTime - rowanResults.startTime
    expect(detail.results.timeline.map(frame => frame.at - offset)).toEqual(
      rowanResults.timeline.map(frame => frame.at),
    )
    expect(detail.item).toMatchObject({
      numbers: rowanResults.drawn,
      staked,
      won: rowanResults.totalWinnings,
    })
    expect(draws[0]).toMatchObject({ gameInstanceId: played.gameInstanceId, numbers: rowanResults.drawn })
    expect(payout.prizeLadder.length).toBeGreaterThan(0)
    const { status: ticketStatus, ticket } = status
    expect(ticket!.won).toBe(rowanResults.totalWinnings)
    expect(ticketStatus).toBe(expectedStatus(gameId, rowanResults))
    expect(await server().audit()).toEqual([])
  }, 120_000)
})

/** The value of the item prizes of a player, which are not paid in cash. */
const sumItemPrizes = async (instanceId: number, username: string): Promise<bigint> => {
  const [row] = await server().sql<{ worth: bigint }>(
    `SELECT coalesce(sum(from_pool + from_jackpot), 0)::bigint AS worth FROM payout
       JOIN ticket t USING (member_id, instance_id, seq) JOIN player p ON p.member_id = t.member_id AND p.id = t.player_id
      WHERE instance_id = $1 AND p.username = $2 AND item IS NOT NULL`,
    [instanceId, username],
  )
  return row!.worth
}

const expectedStatus = (gameId: number, { plays, drawn: [first] }: Output<'getGameResults'>) => {
  if (gameId === 35 && plays.some(play => play.numbers[0] === first)) return 'valid'
  return plays.some(play => play.won !== '0.00') ? 'alreadyCashed' : 'notAWin'
}

describe('the rules of single kinds', () => {
  it('refuse plays that are invalid for the kind and charge nothing', async () => {
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
      const answer = await bob.call('joinGame', joinRequest(await findOpenGame(bob, gameId), lines, more))
      expect(answer, `${gameId} ${JSON.stringify(lines)}`).toMatchObject({ exitCode: 4 })
    }
    expect(await balance(bob)).toBe(before)
  })

  it('pay at least the ranking prizes that an open race announces', async () => {
    const game = await findOpenGame(server().rest(), 34)
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
    // The fund is half of 4.00. Two draws take at most 20 % of it each.
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
    const other = await findOpenGame(rowan, 11)
    expect(await rowan.call('getBonoboPayout', { gameInstanceId: other.gameInstanceId })).toEqual({
      gameInstanceId: other.gameInstanceId,
      bonoboPayout: [],
    })
  }, 120_000)
})
