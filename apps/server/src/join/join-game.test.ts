import { randomUUID } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { buy, joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 8 })
const line = [1, 2, 3]

const balance = async ({ call }: Person) => (await call('getPlayerAccounts', {})).accounts[0]!.accountBalance
const setPlayer = (username: string, change: string) =>
  server().sql(`UPDATE player SET ${change} WHERE member_id = 1 AND username = $1`, [username])
const setInstance = ({ gameInstanceId }: Game, change: string) =>
  server().sql(`UPDATE game_instance SET ${change} WHERE id = $1`, [gameInstanceId])

const expectRefused = async (
  person: Person,
  answer: Output<'joinGame'>,
  exitCode: number,
  before = '100.00',
) => {
  expect(answer).toMatchObject({ exitCode, exitDescription: expect.stringMatching(/./) })
  expect(answer).not.toHaveProperty('receipts')
  expect(await balance(person)).toBe(before)
}

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('a join', () => {
  it('sells the lines, charges for them and signs a receipt for each', async () => {
    const rowan = await server().login('rowan')
    const game = await openGame(rowan, 11)
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
    expect(await balance(rowan)).toBe('97.80')
  })

  it('sent again is answered as the first time, and charged once', async () => {
    const alice = await server().login('alice')
    const request = joinRequest(await openGame(alice, 12), [line])
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('joinGame', request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await alice.call('joinGame', request)).toEqual(answers[0])
    expect(await balance(alice)).toBe('99.50')
    const changed = { ...request, userPlays: [[4, 5, 6]] }
    expect(await faultOf(alice.call, 'joinGame', changed)).toMatchObject({
      name: 'request.conflict',
      code: 409,
    })
    expect(await balance(alice)).toBe('99.50')
  })

  it('under the request id of another player is another join', async () => {
    const [first, second] = [await server().login('crowd1'), await server().login('crowd2')]
    const request = joinRequest(await openGame(first, 12), [line])
    const answers = [await first.call('joinGame', request), await second.call('joinGame', request)]
    expect(answers.map(answer => answer.exitCode)).toEqual([0, 0])
    expect(answers[0]!.joinCode).not.toBe(answers[1]!.joinCode)
  })
})

describe('a refusal', () => {
  it('the site is in maintenance: 234', async () => {
    const bob = await server().login('bob', 'south')
    const game = await openGame(bob, 21)
    await server().sql(`UPDATE member SET maintenance = 'soon' WHERE id = 2`)
    await expectRefused(bob, await bob.call('joinGame', joinRequest(game, [line])), 234)
  })

  it("a currency that is not the game's: 1", async () => {
    const bob = await server().login('bob')
    const request = joinRequest(await openGame(bob, 11), [line], { currencyId: 'EUR' })
    await expectRefused(bob, await bob.call('joinGame', request), 1)
  })

  it('not enough funds: 2', async () => {
    const bob = await server().login('bob')
    const game = await openGame(bob, 11)
    await setInstance(game, 'price = 10000')
    await expectRefused(bob, await bob.call('joinGame', joinRequest(game, [line])), 2)
    await setInstance(game, 'price = 100')
  })

  it('too many lines, lines that do not fit their count, or lines that are none: 4', async () => {
    const bob = await server().login('bob')
    const game = await openGame(bob, 11)
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

  it('already as many plays as allowed: 5', async () => {
    const player = await server().login('crowd3')
    const game = await openGame(player, 12)
    await buy(player, game, ...Array.from({ length: 50 }, () => line))
    await expectRefused(player, await player.call('joinGame', joinRequest(game, [line])), 5, '75.00')
  })

  it.each(['locked', 'banned', 'selfExcluded', 'timedOut', 'expired'])(
    '%s since the login: 7',
    async status => {
      const player = await server().login('crowd4')
      const request = joinRequest(await openGame(player, 11), [line])
      await setPlayer('crowd4', `status = '${status}'`)
      await expectRefused(player, await player.call('joinGame', request), 7)
      await setPlayer('crowd4', `status = 'active'`)
    },
  )

  it.each(['A', 'A1', 'B'])('segment %s: 7', async segment => {
    const player = await server().login('crowd5')
    const request = joinRequest(await openGame(player, 11), [line])
    await setPlayer('crowd5', `segment = '${segment}'`)
    await expectRefused(player, await player.call('joinGame', request), 7)
  })

  it("of a run that nobody knows, or is another operator's or game's: 3", async () => {
    const bob = await server().login('bob')
    const game = await openGame(bob, 11)
    const southern = await openGame(server().rest('south'), 21)
    for (const asked of [
      { ...game, gameInstanceId: 1 },
      { ...game, gameInstanceId: Number.MAX_SAFE_INTEGER },
      { ...game, gameId: 12 },
      { ...southern, currencyId: 'GBP' },
    ]) {
      await expectRefused(bob, await bob.call('joinGame', joinRequest(asked, [line])), 3)
    }
  })

  it('is for players', async () => {
    const request = joinRequest({ gameId: 11, gameInstanceId: 1, currencyId: 'GBP' }, [line])
    expect(await faultOf(server().rest().call, 'joinGame', request)).toMatchObject({
      name: 'login.notLoggedIn',
    })
    const bob = await server().login('bob')
    const broken = { ...request, requestId: randomUUID().slice(1) }
    expect(await faultOf(bob.call, 'joinGame', broken)).toMatchObject({ name: 'request.invalid' })
  })
})

describe('a run that is gone', () => {
  it('is followed by the next one, full first, then over, then there is none', async () => {
    const player = await server().login('crowd6')
    const games = (await player.call('getFilteredGames', { filter: { gameId: 11 } })).games
    const [first, second] = [games[0]!, games[1]!]
    await setInstance(first, 'cap = greatest(sold, 1)')
    const moved = await player.call('joinGame', joinRequest(first, [line]))
    expect(moved).toMatchObject({ exitCode: 0, gameInstanceId: second.gameInstanceId })

    await setInstance(first, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    const late = await player.call('joinGame', joinRequest(first, [line, line]))
    expect(late).toMatchObject({ exitCode: 0, gameInstanceId: second.gameInstanceId })
    expect(await balance(player)).toBe('96.70')

    await setInstance(second, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    await expectRefused(player, await player.call('joinGame', joinRequest(first, [line])), 3, '96.70')
  })

  it('was refunded: to a player it is over', async () => {
    const player = await server().login('crowd7')
    const [first, second] = (await player.call('getFilteredGames', { filter: { gameId: 12 } })).games
    await setInstance(second!, `reg_end = clock_timestamp(), status = 'REFUNDED'`)
    await setInstance(first!, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    const answer = await player.call('joinGame', joinRequest(second!, [line]))
    expect(answer).toMatchObject({ exitCode: 3, gameStatus: 'ENDED' })
    await setInstance(second!, `status = 'OPEN', due_at = 'infinity'`)
  })
})
