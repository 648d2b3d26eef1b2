import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { openTwoGateways, type TwoGateways } from './two-gateways.test-support.ts'

let books: Books
let gateways: TwoGateways
let instanceId: number
let playerId: number
let token: string
/** The clock of the caches. It only moves when a test moves it, so a new value on screen proves an invalidation. */
let clock = 0

beforeAll(async () => {
  // Whole milliseconds, because a sum of fractions can be less than a second.
  clock = Math.round(performance.now())
  books = await openBooks()
  gateways = await openTwoGateways(books)
})
afterAll(async () => {
  await gateways.close()
  await books.close()
})
beforeEach(async () => {
  instanceId = await books.instance()
  playerId = await newPlayer()
  token = await gateways.login(playerId)
  clock += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await books.problems()).toEqual([])
})

const newPlayer = async (): Promise<number> => {
  const [id] = await books.players(1, 0n)
  await gateways.deposit(id!, 10_000n)
  return id!
}

const filter = () => ({ filter: { memberId: books.memberId, languageId: 'en_US' } })

/** The player's balance and plays in both responses. */
const seen = async (which: 0 | 1, who: string | undefined = token) => {
  const first = await gateways.call(which, 'init', filter(), who)
  const { game, myPlays } = await gateways.call(which, 'getGameLobby', { gameInstanceId: instanceId }, who)
  const listed = first.filteredGames.find(({ gameInstanceId }) => gameInstanceId === instanceId)
  return {
    balance: first.playerAccounts[0]?.accountBalance,
    listed: listed?.playerPlaysInGame,
    inGame: game.playerPlaysInGame,
    sold: game.gamePlayCurrent,
    plays: myPlays.length,
  }
}

const buy = async (which: 0 | 1) => {
  const bought = await gateways.call(
    which,
    'joinGame',
    {
      requestId: randomUUID(),
      gameId: books.gameId,
      gameInstanceId: instanceId,
      currencyId: currency,
      userPlays: [[1, 2]],
      userPlaysCount: 1,
    },
    token,
  )
  expect(bought.exitCode).toBe(0)
}

const nothing = { balance: '100.00', listed: 0, inGame: 0, sold: 0, plays: 0 }
const one = { balance: '97.90', listed: 1, inGame: 1, sold: 1, plays: 1 }

describe('a purchase', () => {
  it('is visible to the player in the next call through the same gateway, before any event arrives', async () => {
    expect(await seen(0)).toEqual(nothing)
    await buy(0)
    expect(await seen(0)).toEqual(one)
    await buy(0)
    expect(await seen(0)).toEqual({ balance: '95.80', listed: 2, inGame: 2, sold: 2, plays: 2 })
  })

  it('is visible through another gateway as soon as its events arrive there', async () => {
    expect(await seen(1)).toEqual(nothing)
    await buy(0)
    expect(await seen(1)).toEqual(nothing)
    await gateways.carryEvents()
    expect(await seen(1)).toEqual(one)
  })

  it('is visible a second later even if its events are lost', async () => {
    expect(await seen(1)).toEqual(nothing)
    await buy(0)
    clock += 999
    expect(await seen(1)).toEqual(nothing)
    clock += 1
    expect(await seen(1)).toEqual(one)
  })

  it('is shown to no other player as theirs', async () => {
    const otherToken = await gateways.login(await newPlayer())
    await buy(0)
    expect(await seen(0)).toEqual(one)
    expect(await seen(0, otherToken)).toEqual({ ...nothing, sold: 1 })
    expect(await gateways.call(0, 'init', filter())).toMatchObject({ player: null, playerAccounts: [] })
  })
})

describe('an ended session', () => {
  it.each([0, 1] as const)('shows nothing of the player through gateway %i', async which => {
    await buy(which)
    expect(await seen(which)).toEqual(one)
    await gateways.call(0, 'logout', {}, token)
    await gateways.settle()
    expect(await gateways.call(which, 'init', filter(), token)).toMatchObject({
      player: null,
      playerAccounts: [],
    })
    expect(await gateways.call(which, 'getGameLobby', { gameInstanceId: instanceId }, token)).toMatchObject({
      myPlays: [],
      game: { playerInGame: false },
    })
  })
})

describe('money from another source', () => {
  it('is visible when its event arrives', async () => {
    expect(await seen(0)).toEqual(nothing)
    await gateways.deposit(playerId, 500n)
    expect(await seen(0)).toEqual(nothing)
    await gateways.carryEvents()
    expect(await seen(0)).toEqual({ ...nothing, balance: '105.00' })
  })
})

it('shows each of many concurrent players their own balance', async () => {
  const ids = await books.players(30, 0n)
  await Promise.all(ids.map((id, i) => gateways.deposit(id, BigInt(i + 1))))
  const tokens = await Promise.all(ids.map(id => gateways.login(id)))
  const answers = await Promise.all(tokens.map(each => gateways.call(0, 'init', filter(), each)))
  expect(answers.map(({ player }) => player?.id)).toEqual(ids)
  expect(answers.map(({ playerAccounts }) => playerAccounts[0]!.accountBalance)).toEqual(
    ids.map((_, i) => `0.${String(i + 1).padStart(2, '0')}`),
  )
})
