import { randomUUID } from 'node:crypto'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLaneClient } from '#ledger/lane-client.ts'

const server = useTestServer({ crowd: 6 })
const line = [1, 2, 3]

const balances = async ({ call }: Person) =>
  Object.fromEntries(
    (await call('getPlayerAccounts', {})).accounts.map(each => [each.accountCurrency, each.accountBalance]),
  )

/** Somebody with £100.00 and so many euro cents. */
const withEuros = async (username: string, cents: bigint): Promise<Person> => {
  const person = await server().login(username)
  const { id: playerId } = (await person.call('loginCheck', {})).player
  const opKey = randomUUID()
  await createLaneClient(server().broker).ask(1, 'deposit', {
    opKey,
    playerId,
    currency: 'EUR',
    amount: cents,
  })
  return person
}

beforeAll(async () => {
  await server().sql(
    `INSERT INTO currency_rate (member_id, currency, value, retired) VALUES (1, 'EUR', 0.86, false), (1, 'FPP', 0.01, false)`,
  )
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('plays paid in another currency than the game’s', () => {
  it('cost what the rate makes of it, rounded up, in one step with the purchase', async () => {
    const person = await withEuros('crowd1', 1000n)
    const request = joinRequest(await openGame(person, 11), [line, [2, 3, 4]], { currencyId: 'EUR' })
    const answer = await person.call('joinGame', request)
    expect(answer).toMatchObject({
      exitCode: 0,
      joinEvent: { charged: '2.20', accountBalance: '100.00', paidIn: { currencyId: 'EUR', amount: '2.56' } },
    })
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '7.44' })
    const { result } = await person.call('searchTransactions', { days: 1, maxResults: 4, page: 0 })
    expect(result.map(({ kind, amount, currencyId }) => [kind, amount, currencyId])).toEqual(
      expect.arrayContaining([
        ['exchange', '-2.56', 'EUR'],
        ['exchange', '2.20', 'GBP'],
      ]),
    )

    expect(await person.call('joinGame', request)).toEqual(answer)
    const other = { ...request, currencyId: 'GBP' }
    expect(await faultOf(person.call, 'joinGame', other)).toMatchObject({ name: 'request.conflict' })
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '7.44' })
  })

  it('are given back in the game’s own', async () => {
    const person = await withEuros('crowd2', 128n)
    const game = await openGame(person, 11)
    const bought = await person.call('joinGame', joinRequest(game, [line], { currencyId: 'EUR' }))
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '0.00' })
    const { gameInstanceId, joinCode = '' } = bought
    await person.call('joinGameCancel', { requestId: randomUUID(), gameInstanceId, joinCode })
    expect(await balances(person)).toEqual({ GBP: '101.10', EUR: '0.00' })
  })

  it('sixteen at once take no more than there is', async () => {
    const person = await withEuros('crowd3', 128n * 5n)
    const game = await openGame(person, 11)
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        person.call('joinGame', joinRequest(game, [line], { currencyId: 'EUR' })),
      ),
    )
    expect(answers.map(({ exitCode }) => exitCode).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 0),
      ...Array.from({ length: 11 }, () => 2),
    ])
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '0.00' })
  })

  it('are refused with a cent too little, without an account, and in a currency without a rate', async () => {
    const person = await withEuros('crowd4', 127n)
    const game = await openGame(person, 11)
    const codes = async (who: Person, currencyId: string) =>
      (await who.call('joinGame', joinRequest(game, [line], { currencyId }))).exitCode
    expect(await codes(person, 'EUR')).toBe(2)
    expect(await codes(person, 'USD')).toBe(1)
    expect(await codes(person, 'FPP')).toBe(1)
    expect(await codes(await server().login('crowd5'), 'EUR')).toBe(1)
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '1.27' })
  })

  it('are not repeated in next draws', async () => {
    const person = await withEuros('crowd6', 1000n)
    const request = joinRequest(await openGame(person, 11), [line], { currencyId: 'EUR', subscriptions: 2 })
    expect(await faultOf(person.call, 'joinGame', request)).toMatchObject({ name: 'request.invalid' })
    expect(await balances(person)).toEqual({ GBP: '100.00', EUR: '10.00' })
  })
})
