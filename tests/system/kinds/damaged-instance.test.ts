import type { Game } from '@fairground/contract/entities/games/game'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'

const memberId = 1
const damagedGame = 11
const healthyGame = 12
const server = useTestServer({ drawn: [damagedGame, healthyGame] })
const reason = 'the terms of the instance are damaged'

let officer: StaffMember
let finance: StaffMember
let manager: StaffMember
let rowan: TestPlayer
let bob: TestPlayer

beforeAll(async () => {
  officer = await server().hire(['drawOfficer'])
  finance = await server().hire(['finance'])
  manager = await server().hire(['productManager'])
  rowan = await server().login('rowan')
  bob = await server().login('bob')
})
afterAll(async () => expect(await server().audit()).toEqual([]))

/** Changes the terms of an instance as the owner of the database, past every trigger. */
const setTerms = async (
  instanceId: number,
  terms: { rules: unknown; prizeTable: unknown },
): Promise<void> => {
  await server().sql('ALTER TABLE game_instance DISABLE TRIGGER USER')
  await server().sql('UPDATE game_instance SET rules = $2, prize_table = $3 WHERE id = $1', [
    instanceId,
    terms.rules,
    terms.prizeTable,
  ])
  await server().sql('ALTER TABLE game_instance ENABLE TRIGGER USER')
}

const readTerms = async (instanceId: number) => {
  const [row] = await server().sql<{ rules: unknown; prizeTable: unknown }>(
    'SELECT rules, prize_table AS "prizeTable" FROM game_instance WHERE id = $1',
    [instanceId],
  )
  return row!
}

const damaged = { rules: { kind: 'oneDrawGame', pick: 99 }, prizeTable: { tiers: [] } }

const closeSale = (instanceId: number) =>
  server().sql(
    'UPDATE game_instance SET reg_end = clock_timestamp(), due_at = clock_timestamp() WHERE id = $1',
    [instanceId],
  )

const readInstance = (instanceId: number) => officer.call('getInstance', { instanceId }, memberId)

const waitUntilStopped = (instanceId: number) =>
  until(
    'the step has failed three times',
    async () => (await readInstance(instanceId)).instance.attempts >= 3,
  )

const readCash = async ({ call }: TestPlayer): Promise<string | undefined> => {
  const { accounts } = await call('getPlayerAccounts', {})
  return accounts.find(each => each.accountCurrency === 'GBP')?.accountBalance
}

/** Opens, sells and draws an instance of the other game while one is damaged. */
const playHealthyGame = async (startAt: number): Promise<void> => {
  const planned = { gameId: healthyGame, startAt, registrationEndAt: startAt - 60_000 }
  await manager.call('createInstance', { ...planned, reason }, memberId)
  const opened = await until('the other game opens', async () => {
    const { games } = await bob.call('getFilteredGames', { filter: { gameId: healthyGame } })
    return games.find((game: Game) => game.gameStatus === 'OPEN' && game.tournamentStartTime === startAt)
  })
  await buy(bob, opened, [1, 2, 3])
  await startDraw(server(), opened.gameInstanceId)
  await endDraw(server(), opened.gameInstanceId)
}

const inHours = (hours: number) => Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000

it('stops only itself when its sale cannot close, and is voided with refunds', async () => {
  const before = await readCash(rowan)
  const game = await findOpenGame(rowan, damagedGame)
  const id = game.gameInstanceId
  await buy(rowan, game, [1, 2, 3])
  const terms = await readTerms(id)
  await setTerms(id, damaged)
  const other = await findOpenGame(bob, healthyGame)
  const [refused, sold] = await Promise.allSettled([buy(rowan, game, [1, 2, 3]), buy(bob, other, [1, 2, 3])])
  expect([refused.status, sold.status]).toEqual(['rejected', 'fulfilled'])
  await closeSale(id)
  await waitUntilStopped(id)
  expect((await readInstance(id)).instance.lastError).toContain('rules')
  const { worklists } = await officer.call('getToday', {}, memberId)
  expect(worklists.failedSteps).toMatchObject({ count: 1 })

  const { games } = await bob.call('getFilteredGames', { filter: {} })
  expect(games.some(each => each.gameId === healthyGame)).toBe(true)
  await playHealthyGame(inHours(5))

  expect((await server().audit()).filter(problem => problem.includes('could not be checked'))).toEqual([])
  expect(await server().audit()).toContainEqual(expect.stringContaining(`instance ${id} has terms`))
  const proposal = await officer.propose(memberId, 'voidInstance', { instanceId: id }, reason)
  expect(await finance.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
  await until('the instance is refunded', async () => (await readInstance(id)).instance.status === 'REFUNDED')
  expect(await readCash(rowan)).toBe(before)
  expect((await officer.call('getToday', {}, memberId)).worklists.failedSteps.count).toBe(0)
  await setTerms(id, terms)
})

it('stops only itself when its numbers cannot be drawn, and is drawn once its terms are restored', async () => {
  const game = await findOpenGame(rowan, damagedGame)
  const id = game.gameInstanceId
  await buy(rowan, game, [1, 2, 3])
  const terms = await readTerms(id)
  await closeSale(id)
  await until(
    'a close record',
    async () => (await server().sql('SELECT FROM draw_commit WHERE instance_id = $1', [id])).length > 0,
  )
  await setTerms(id, damaged)
  await until('the beacon value', async () => (await readInstance(id)).hasBeacon)
  await waitUntilStopped(id)
  await playHealthyGame(inHours(6))
  const voiding = officer.propose(memberId, 'voidInstance', { instanceId: id }, reason)
  await expect(voiding).rejects.toThrow('are drawn')

  await setTerms(id, terms)
  await until('the draw is ready', async () => (await readInstance(id)).instance.status === 'READY', 100_000)
  await server().sql(
    'UPDATE game_instance SET start_at = clock_timestamp(), due_at = clock_timestamp() WHERE id = $1',
    [id],
  )
  await until('the draw starts', async () => (await readInstance(id)).instance.status === 'STARTED')
  await endDraw(server(), id)
})

it('stops only itself when it is a deck, and deals again once its terms are restored', async () => {
  const approver = await server().hire(['gameApprover'])
  const deck = {
    rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    prizeTable: { tiers: [{ name: 'crown', prize: '200', count: 10 }], losing: 30 },
    cost: '100',
    fee: '0',
    cap: 1,
    playerMax: 10,
    schedule: { everyMs: 3_600_000, offsetMs: 0, closeBeforeStartMs: 0, openAheadCount: 1 },
  }
  const texts = { title: 'Deck', titleShort: 'Deck', description: '' }
  for (const id of [81, 82]) {
    const proposal = await manager.propose(
      memberId,
      'publishGame',
      { game: { id, ...texts, ...deck } },
      reason,
    )
    expect(await approver.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
  }
  const findDeck = (gameId: number) =>
    until(`deck ${gameId} is on sale`, () => findOpenGame(rowan, gameId).catch(() => undefined))
  const buyCard = async (game: Game): Promise<void> => {
    const bought = await rowan.call('joinGame', joinRequest(game, [], { userPlaysCount: 1 }))
    expect(bought.exitCode).toBe(0)
  }
  const waitForCards = (game: Game) =>
    until('the cards are dealt', async () => {
      const { plays } = await rowan.call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId })
      return plays.length > 0 && plays.every(({ card }) => card?.status === 'covered')
    })
  const [bad, good] = [await findDeck(81), await findDeck(82)]
  const id = bad.gameInstanceId
  const terms = await readTerms(id)
  await buyCard(bad)
  await setTerms(id, { rules: { kind: 'scratchcardGame' }, prizeTable: { tiers: null } })
  await waitUntilStopped(id)
  await buyCard(good)
  await waitForCards(good)
  expect((await officer.call('getToday', {}, memberId)).worklists.failedSteps.count).toBe(1)
  await setTerms(id, terms)
  await waitForCards(bad)
  await until('its steps succeed', async () => (await readInstance(id)).instance.attempts === 0)
})
