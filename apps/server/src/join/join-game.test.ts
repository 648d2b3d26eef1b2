import { randomUUID } from 'node:crypto'
import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readBalance, updateInstance } from './join.test-support.ts'

const server = useTestServer({ crowd: 8 })
const line = [1, 2, 3]

const setPlayer = (username: string, change: string) =>
  server().sql(`UPDATE player SET ${change} WHERE member_id = 1 AND username = $1`, [username])

const expectRefused = async (
  player: TestPlayer,
  answer: Output<'joinGame'>,
  exitCode: number,
  before = '100.00',
) => {
  expect(answer).toMatchObject({ exitCode, exitDescription: expect.stringMatching(/./) })
  expect(answer).not.toHaveProperty('receipts')
  expect(await readBalance(player)).toBe(before)
}

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('joinGame', () => {
  it('sells the lines, charges for them and signs a receipt for each', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 11)
    const answer = await buy(rowan, game, [3, 2, 1], [8, 9, 10])
    expect(answer).toMatchObject({
      exitCode: 0,
      exitDescription: '',
      gameInstanceId: game.gameInstanceId,
      gameStatus: 'OPEN',
      joinEvent: {
        gamePlayCurrent: 2,
        gamePlayerCurrent: 1,
        playerPlaysInGame: 2,
        charged: '2.20',
        accountBalance: '97.80',
      },
    })
    expect(answer.receipts?.map(({ seq0, treeSize, instance }) => [seq0, treeSize, instance])).toEqual([
      [0, 2, String(game.gameInstanceId)],
      [1, 2, String(game.gameInstanceId)],
    ])
    expect(answer.receipts?.every(receipt => 'version' in receipt && receipt.version === 2)).toBe(true)
    expect(await readBalance(rowan)).toBe('97.80')
  })

  it('returns the first answer to a repeated request and charges once', async () => {
    const alice = await server().login('alice')
    const request = joinRequest(await findOpenGame(alice, 12), [line])
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('joinGame', request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await alice.call('joinGame', request)).toEqual(answers[0])
    expect(await readBalance(alice)).toBe('99.50')
    const changed = { ...request, userPlays: [[4, 5, 6]] }
    expect(await expectFault(alice.call, 'joinGame', changed)).toMatchObject({
      name: 'request.conflict',
      code: 409,
    })
    expect(await readBalance(alice)).toBe('99.50')
  })

  it('treats the same request id of another player as another purchase', async () => {
    const [first, second] = [await server().login('crowd1'), await server().login('crowd2')]
    const request = joinRequest(await findOpenGame(first, 12), [line])
    const answers = [await first.call('joinGame', request), await second.call('joinGame', request)]
    expect(answers.map(answer => answer.exitCode)).toEqual([0, 0])
    expect(answers[0]!.joinCode).not.toBe(answers[1]!.joinCode)
  })
})

describe('a refused joinGame', () => {
  it('returns 234 while the site is in maintenance', async () => {
    const bob = await server().login('bob', 'south')
    const game = await findOpenGame(bob, 21)
    await server().sql(
      `INSERT INTO site_notice (member_id, kind, body, status) VALUES (2, 'maintenance', 'soon', 'active')`,
    )
    await expectRefused(bob, await bob.call('joinGame', joinRequest(game, [line])), 234)
  })

  it('returns 1 for a currency other than the currency of the game', async () => {
    const bob = await server().login('bob')
    const request = joinRequest(await findOpenGame(bob, 11), [line], { currencyId: 'EUR' })
    await expectRefused(bob, await bob.call('joinGame', request), 1)
  })

  it('returns 2 without enough funds', async () => {
    const bob = await server().login('bob')
    // The terms of an instance with a ticket are bound, so this is one without.
    const [game] = (await bob.call('getFilteredGames', { filter: { gameId: 11 } })).games.toReversed()
    await updateInstance(server(), game!, 'price = 10000')
    await expectRefused(bob, await bob.call('joinGame', joinRequest(game!, [line])), 2)
    await updateInstance(server(), game!, 'price = 100')
  })

  it('returns 4 for too many lines, a wrong count of lines and invalid lines', async () => {
    const bob = await server().login('bob')
    const game = await findOpenGame(bob, 11)
    const wrong = [
      joinRequest(
        game,
        Array.from({ length: 101 }, () => line),
      ),
      joinRequest(game, [line], { userPlaysCount: 2 }),
      ...[[], [1, 2], [1, 2, 2], [1, 2, 11], [0, 1, 2], [-1, 1, 2], [1, 2, 3, 4]].map(numbers =>
        joinRequest(game, [line, numbers]),
      ),
    ]
    for (const request of wrong) await expectRefused(bob, await bob.call('joinGame', request), 4)
  })

  it('returns 5 when the player already has the maximum number of plays', async () => {
    const player = await server().login('crowd3')
    const game = await findOpenGame(player, 12)
    await buy(player, game, ...Array.from({ length: 50 }, () => line))
    await expectRefused(player, await player.call('joinGame', joinRequest(game, [line])), 5, '75.00')
  })

  it.each(['locked', 'banned', 'selfExcluded', 'timedOut', 'expired'])(
    'returns 7 when the player has become %s since the login',
    async status => {
      const player = await server().login('crowd4')
      const request = joinRequest(await findOpenGame(player, 11), [line])
      await setPlayer('crowd4', `status = '${status}'`)
      await expectRefused(player, await player.call('joinGame', request), 7)
      await setPlayer('crowd4', `status = 'active'`)
    },
  )

  it.each([
    ['A', 'blockedCountry'],
    ['A1', 'blockedCountry'],
    ['B', 'needsFullRegistration'],
  ])('returns 7 for a player in segment %s and names the condition', async (segment, eligibility) => {
    const player = await server().login('crowd5')
    const request = joinRequest(await findOpenGame(player, 11), [line])
    await setPlayer('crowd5', `segment = '${segment}'`)
    const answer = await player.call('joinGame', request)
    await expectRefused(player, answer, 7)
    expect(answer).toMatchObject({ eligibility })
  })

  it('names the missing deposit when a registered player without one joins a free game', async () => {
    const player = await server().login('crowd8')
    const [game] = (await player.call('getFilteredGames', { filter: { gameId: 12 } })).games.toReversed()
    await updateInstance(server(), game!, 'price = 0, fee = 0')
    await setPlayer('crowd8', `segment = 'C', has_deposited = false, last_deposit_at = NULL`)
    const answer = await player.call('joinGame', joinRequest(game!, [line]))
    await expectRefused(player, answer, 7)
    expect(answer).toMatchObject({ eligibility: 'mustDepositFirst' })
    // The site decides by the date, the lane by the flag.
    const { player: shown } = await player.call('init', { filter: { memberId: 1, languageId: 'en_GB' } })
    expect(shown).toMatchObject({
      verification: { playerSegment: 'C' },
      statistics: { lastDepositDate: null },
    })
    await setPlayer('crowd8', 'has_deposited = true, last_deposit_at = clock_timestamp()')
    expect((await player.call('joinGame', joinRequest(game!, [line]))).exitCode).toBe(0)
  })

  it('returns 3 for an unknown instance and for an instance of another operator or game', async () => {
    const bob = await server().login('bob')
    const game = await findOpenGame(bob, 11)
    const southern = await findOpenGame(server().rest('south'), 21)
    for (const unavailable of [
      { ...game, gameInstanceId: 1 },
      { ...game, gameInstanceId: Number.MAX_SAFE_INTEGER },
      { ...game, gameId: 12 },
      { ...southern, currencyId: 'GBP' },
    ]) {
      await expectRefused(bob, await bob.call('joinGame', joinRequest(unavailable, [line])), 3)
    }
  })

  it('rejects a visitor and an invalid request id', async () => {
    const request = joinRequest({ gameId: 11, gameInstanceId: 1, currencyId: 'GBP' }, [line])
    expect(await expectFault(server().rest().call, 'joinGame', request)).toMatchObject({
      name: 'login.notLoggedIn',
    })
    const bob = await server().login('bob')
    const broken = { ...request, requestId: randomUUID().slice(1) }
    expect(await expectFault(bob.call, 'joinGame', broken)).toMatchObject({ name: 'request.invalid' })
  })
})

describe('an instance that is no longer open', () => {
  it('passes the join on to the next open instance when it is full or closed, and returns 3 without one', async () => {
    const player = await server().login('crowd6')
    const games = (await player.call('getFilteredGames', { filter: { gameId: 11 } })).games
    const [first, second] = [games[0]!, games[1]!]
    await updateInstance(server(), first, 'cap = greatest(sold, 1)')
    const redirected = await player.call('joinGame', joinRequest(first, [line]))
    expect(redirected).toMatchObject({ exitCode: 0, gameInstanceId: second.gameInstanceId })

    await updateInstance(server(), first, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    const late = await player.call('joinGame', joinRequest(first, [line, line]))
    expect(late).toMatchObject({ exitCode: 0, gameInstanceId: second.gameInstanceId })
    expect(await readBalance(player)).toBe('96.70')

    await updateInstance(server(), second, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    await expectRefused(player, await player.call('joinGame', joinRequest(first, [line])), 3, '96.70')
  })

  it('is reported as ended after a refund', async () => {
    const player = await server().login('crowd7')
    const [first, second] = (await player.call('getFilteredGames', { filter: { gameId: 12 } })).games
    await updateInstance(server(), second!, `reg_end = clock_timestamp(), status = 'REFUNDED'`)
    await updateInstance(server(), first!, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    const answer = await player.call('joinGame', joinRequest(second!, [line]))
    expect(answer).toMatchObject({ exitCode: 3, gameStatus: 'ENDED' })
    await updateInstance(server(), second!, `status = 'OPEN', due_at = 'infinity'`)
  })
})
