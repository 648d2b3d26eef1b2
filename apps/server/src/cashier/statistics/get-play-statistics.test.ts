import { randomUUID } from 'node:crypto'
import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })
const day = 86_400_000
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const recently = () => ({ from: Date.now() - day, until: Date.now() + day })
const everyLine = Array.from({ length: 8 }, (_, i) => [i + 1, i + 2, i + 3])

const sumOfKinds = ({ byKind }: Output<'getPlayStatistics'>, field: 'spent' | 'won' | 'net') =>
  byKind.reduce((sum, row) => sum + minor(row[field]), 0n)

/** The sum of the cashier history over these kinds. */
const sumOfHistory = async ({ call }: TestPlayer, kinds: ('play' | 'refund' | 'win')[]) => {
  const { result } = await call('searchTransactionsBetween', {
    ...recently(),
    kinds,
    maxResults: 100,
    page: 0,
  })
  return result.reduce((sum, { amount }) => sum + minor(amount), 0n)
}

it('equals the sums of the cashier history, the game history and the statement', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  await buy(rowan, game, ...everyLine)
  const cancelled = await buy(rowan, await findOpenGame(rowan, 12), [1, 2, 3])
  await rowan.call('joinGameCancel', {
    requestId: randomUUID(),
    gameInstanceId: cancelled.gameInstanceId,
    joinCode: cancelled.joinCode ?? '',
  })
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)

  const found = await rowan.call('getPlayStatistics', recently())
  expect(found).toMatchObject({ currencyId: 'GBP', plays: 8, spent: '8.80' })
  expect(minor(found.spent)).toBe(-(await sumOfHistory(rowan, ['play', 'refund'])))
  expect(minor(found.won)).toBe(await sumOfHistory(rowan, ['win']))
  expect(minor(found.net)).toBe(minor(found.won) - minor(found.spent))
  expect(found.byKind.map(({ kind, plays }) => [kind, plays])).toEqual([['oneDrawGame', 8]])
  for (const field of ['spent', 'won', 'net'] as const)
    expect(sumOfKinds(found, field)).toBe(minor(found[field]))

  const { item } = await rowan.call('getGameHistoryDetail', { gameInstanceId: game.gameInstanceId })
  expect([found.spent, found.won]).toEqual([item.staked, item.won])
  expect(found.biggestWin).toMatchObject({
    gameInstanceId: game.gameInstanceId,
    gameTitle: 'Three of Ten',
    amount: item.won,
  })
  const { months } = await rowan.call('getStatement', {})
  const { staked, won, net } = months.at(-1)!
  expect([found.spent, found.won, found.net]).toEqual([staked, won, net])
})

it('counts only the period and only the own plays', async () => {
  const rowan = await server().login('rowan')
  const empty = { plays: 0, spent: '0.00', won: '0.00', net: '0.00', byKind: [], biggestWin: null }
  expect(await rowan.call('getPlayStatistics', { from: 0, until: Date.now() - day })).toMatchObject(empty)
  const alice = await server().login('alice')
  expect(await alice.call('getPlayStatistics', recently())).toMatchObject(empty)
  await server().sql(
    `UPDATE session SET created_at = created_at - interval '90 min' WHERE ended_at IS NULL AND player_id =
       (SELECT id FROM player WHERE member_id = 1 AND username = 'alice')`,
  )
  const { minutes } = await alice.call('getPlayStatistics', recently())
  expect(minutes).toBeGreaterThanOrEqual(90)
})

it('requires a login', async () => {
  expect(await expectFault(server().rest().call, 'getPlayStatistics', recently())).toMatchObject({
    name: 'login.notLoggedIn',
  })
  expect(await server().audit()).toEqual([])
})
