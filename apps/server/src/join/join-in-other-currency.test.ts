import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPlayerId } from '#limits/limits.test-support.ts'

const server = useTestServer({ crowd: 6 })
const line = [1, 2, 3]

const balances = async ({ call }: TestPlayer) =>
  Object.fromEntries(
    (await call('getPlayerAccounts', {})).accounts.map(each => [each.accountCurrency, each.accountBalance]),
  )

/** Logs in a player who has £100.00 and the given number of euro cents. */
const loginWithEuros = async (username: string, cents: bigint): Promise<TestPlayer> => {
  const player = await server().login(username)
  await server().lane.submit(1, 'deposit', {
    opKey: randomUUID(),
    playerId: await getPlayerId(player),
    currency: 'EUR',
    amount: cents,
  })
  return player
}

beforeAll(async () => {
  await server().sql(
    `INSERT INTO currency_rate (member_id, currency, value, retired) VALUES (1, 'EUR', 0.86, false), (1, 'FPP', 0.01, false)`,
  )
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('joinGame in a currency other than the currency of the game', () => {
  it('charges the converted price, rounded up, in the same step as the purchase', async () => {
    const player = await loginWithEuros('crowd1', 1000n)
    const request = joinRequest(await findOpenGame(player, 11), [line, [2, 3, 4]], { currencyId: 'EUR' })
    const answer = await player.call('joinGame', request)
    expect(answer).toMatchObject({
      exitCode: 0,
      joinEvent: { charged: '2.20', accountBalance: '100.00', paidIn: { currencyId: 'EUR', amount: '2.56' } },
    })
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '7.44' })
    const { result } = await player.call('searchTransactions', { days: 1, maxResults: 4, page: 0 })
    expect(result.map(({ kind, amount, currencyId }) => [kind, amount, currencyId])).toEqual(
      expect.arrayContaining([
        ['exchange', '-2.56', 'EUR'],
        ['exchange', '2.20', 'GBP'],
      ]),
    )

    expect(await player.call('joinGame', request)).toEqual(answer)
    const other = { ...request, currencyId: 'GBP' }
    expect(await expectFault(player.call, 'joinGame', other)).toMatchObject({ name: 'request.conflict' })
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '7.44' })
  })

  it('refunds a cancelled purchase in the currency of the game', async () => {
    const player = await loginWithEuros('crowd2', 128n)
    const game = await findOpenGame(player, 11)
    const bought = await player.call('joinGame', joinRequest(game, [line], { currencyId: 'EUR' }))
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '0.00' })
    const { gameInstanceId, joinCode = '' } = bought
    await player.call('joinGameCancel', { requestId: randomUUID(), gameInstanceId, joinCode })
    expect(await balances(player)).toEqual({ GBP: '101.10', EUR: '0.00' })
  })

  it('never takes more than the balance for sixteen concurrent purchases', async () => {
    const player = await loginWithEuros('crowd3', 128n * 5n)
    const game = await findOpenGame(player, 11)
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        player.call('joinGame', joinRequest(game, [line], { currencyId: 'EUR' })),
      ),
    )
    expect(answers.map(({ exitCode }) => exitCode).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 0),
      ...Array.from({ length: 11 }, () => 2),
    ])
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '0.00' })
  })

  it('is refused one cent short, without an account and in a currency without a rate', async () => {
    const player = await loginWithEuros('crowd4', 127n)
    const game = await findOpenGame(player, 11)
    const join = async (buyer: TestPlayer, currencyId: string) =>
      (await buyer.call('joinGame', joinRequest(game, [line], { currencyId }))).exitCode
    expect(await join(player, 'EUR')).toBe(2)
    expect(await join(player, 'USD')).toBe(1)
    expect(await join(player, 'FPP')).toBe(1)
    expect(await join(await server().login('crowd5'), 'EUR')).toBe(1)
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '1.27' })
  })

  it('rejects repeat plays', async () => {
    const player = await loginWithEuros('crowd6', 1000n)
    const request = joinRequest(await findOpenGame(player, 11), [line], {
      currencyId: 'EUR',
      subscriptions: 2,
    })
    expect(await expectFault(player.call, 'joinGame', request)).toMatchObject({ name: 'request.invalid' })
    expect(await balances(player)).toEqual({ GBP: '100.00', EUR: '10.00' })
  })
})
