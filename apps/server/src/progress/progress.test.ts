import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 6, drawn: [12] })

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const find = async ({ call }: TestPlayer, achievementId: number) => {
  const { achievements } = await call('getAchievements', {})
  return achievements.find(each => each.achievementId === achievementId)!
}
const setStatus = (username: string, status: string) =>
  server().sql('UPDATE player SET status = $1 WHERE member_id = 1 AND username = $2', [status, username])

/** Changes append-only rows and skips the checks of references. */
const changeHistory = (statement: string) =>
  server().sql(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`)

/** Draws the next instance of the game in which these players have a line. */
const drawFor = async (...players: readonly TestPlayer[]): Promise<number> => {
  const game = await findOpenGame(players[0]!, 12)
  for (const player of players) await buy(player, game, [1, 2, 3])
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  await until('the draw is counted', async () => {
    const due = await server().sql('SELECT FROM point_due WHERE instance_id = $1', [game.gameInstanceId])
    return due.length === 0
  })
  return game.gameInstanceId
}

describe('achievements', () => {
  it('follow what the player did and are reached once', async () => {
    const rowan = await server().login('rowan')
    expect(await find(rowan, 3)).toMatchObject({
      title: 'Planner',
      progress: 0,
      goal: 1,
      reachedAt: null,
      ackId: null,
    })
    await rowan.call('updateRealityCheck', { intervalMinutes: 30 })
    const planner = await find(rowan, 3)
    expect(planner).toMatchObject({ progress: 1, acknowledged: false, xp: 50 })
    expect(planner.reachedAt).not.toBeNull()
    expect(await find(rowan, 3)).toEqual(planner)
    expect(await rowan.call('getAchievement', { achievementId: 3 })).toEqual(planner)

    const ack = { achievementId: 3, ackId: planner.ackId! }
    expect(await rowan.call('ackAchievement', ack)).toEqual({ result: 1 })
    expect(await rowan.call('ackAchievement', ack)).toEqual({ result: 1 })
    expect((await find(rowan, 3)).acknowledged).toBe(true)
    // Switching the reality check off takes nothing back.
    await rowan.call('updateRealityCheck', { intervalMinutes: null })
    expect(await find(rowan, 3)).toMatchObject({ progress: 1, reachedAt: planner.reachedAt })
  })

  it('are written in the language of the player', async () => {
    const alice = await server().login('alice')
    await server().sql(`UPDATE player SET language = 'fr_FR' WHERE member_id = 1 AND username = 'alice'`)
    expect((await find(alice, 5)).description).toBe('Lisez les chances de 5 jeux')
    await server().sql(`UPDATE player SET language = 'en_US' WHERE member_id = 1 AND username = 'alice'`)
  })

  it('count a recorded step once per game or draw', async () => {
    const bob = await server().login('bob')
    for (const gameId of [11, 11, 12])
      await bob.call('recordProgress', { step: 'oddsRead', subjectId: gameId })
    expect(await find(bob, 5)).toMatchObject({ progress: 2, goal: 5 })
    expect(await bob.call('recordProgress', { step: 'statementRead', subjectId: 7 })).toEqual({
      reached: [11],
    })
    expect(await bob.call('recordProgress', { step: 'statementRead', subjectId: 8 })).toEqual({ reached: [] })
  })

  it('refuse steps of unknown, foreign and unfinished draws and games', async () => {
    const bob = await server().login('bob')
    const south = await server().login('bob', 'south')
    const mine = await findOpenGame(bob, 12)
    const foreign = await findOpenGame(south, 21)
    for (const [step, subjectId] of [
      ['drawWatched', mine.gameInstanceId],
      ['drawChecked', mine.gameInstanceId],
      ['replayWatched', foreign.gameInstanceId],
      ['oddsRead', 21],
      ['gamePractised', 4_000_000_000],
    ] as const)
      expect(await expectFault(bob.call, 'recordProgress', { step, subjectId })).toMatchObject({
        name: 'game.notFound',
      })
  })

  it('of another player cannot be acknowledged', async () => {
    const bob = await server().login('bob')
    const alice = await server().login('alice')
    const { ackId } = await find(bob, 11)
    for (const input of [
      { achievementId: 11, ackId: ackId! },
      { achievementId: 3, ackId: ackId! },
      { achievementId: 4_000_000_000, ackId: 1 },
    ])
      expect(await expectFault(alice.call, 'ackAchievement', input)).toMatchObject({
        name: 'rewards.notFound',
      })
    expect(await expectFault(alice.call, 'getAchievement', { achievementId: 99 })).toMatchObject({
      name: 'rewards.notFound',
    })
    expect((await find(bob, 11)).acknowledged).toBe(false)
  })

  it('are not offered while rewards are off, and nothing is recorded', async () => {
    const player = await server().login('crowd1')
    await server().sql(`UPDATE player SET rewards_off = true WHERE member_id = 1 AND username = 'crowd1'`)
    expect(await player.call('recordProgress', { step: 'oddsRead', subjectId: 11 })).toEqual({ reached: [] })
    expect(await player.call('getAchievements', {})).toEqual({ achievements: [] })
    expect(await expectFault(player.call, 'getAchievement', { achievementId: 1 })).toMatchObject({
      name: 'rewards.notFound',
    })
    expect(await player.call('getPlayerProgress', { filter: 'all' })).toMatchObject({ blocked: 'rewardsOff' })
    await server().sql(`UPDATE player SET rewards_off = false WHERE member_id = 1 AND username = 'crowd1'`)
    expect((await find(player, 5)).progress).toBe(0)
  })

  it('reached at the same time in two requests are stored once', async () => {
    const player = await server().login('crowd2')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => player.call('recordProgress', { step: 'statementRead', subjectId: 1 })),
    )
    expect(answers.flatMap(({ reached }) => reached)).toEqual([11])
  })
})

describe('points and ranks', () => {
  it('count ended draws with the multiplier, whatever the stake, and ten a day at most', {
    timeout: 90_000,
  }, async () => {
    const [one, two] = [await server().login('crowd3'), await server().login('crowd4')]
    const game = await findOpenGame(one, 12)
    await buy(two, game, [4, 5, 6], [5, 6, 7], [6, 7, 8])
    await drawFor(one, two)
    const first = await one.call('getPlayerProgress', { filter: 'week' })
    expect(first).toMatchObject({
      xp: 20,
      rank: 2,
      nextXp: 60,
      multiplier: 1,
      points: 1,
      shown: 'number',
      blocked: null,
    })
    expect(await two.call('getPlayerProgress', { filter: 'week' })).toMatchObject({ xp: 20, points: 1 })

    const xpPromotion = { multiplier: 2.5, from: 0, until: Date.now() + 3_600_000 }
    await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 1', [
      JSON.stringify({ xpPromotion }),
    ])
    await until(
      'the promotion',
      async () => (await one.call('getPlayerCurrentXPMultiplier', {})).multiplier === 2.5,
    )
    const busy = await server().login('crowd5')
    // Ten points of today without draws.
    await changeHistory(`
      INSERT INTO draw_point (member_id, player_id, instance_id, day, nth, multiplier, xp)
      SELECT 1, p.id, n, (clock_timestamp() AT TIME ZONE 'UTC')::date, n, 1, 20
        FROM player p, generate_series(1, 10) AS n WHERE p.member_id = 1 AND p.username = 'crowd5'`)
    const instanceId = await drawFor(one, busy)
    const counted = await server().sql('SELECT FROM draw_point WHERE instance_id = $1', [instanceId])
    expect(counted).toHaveLength(1)
    expect(await busy.call('getPlayerProgress', { filter: 'day' })).toMatchObject({ xp: 200, position: null })
    await changeHistory('DELETE FROM draw_point WHERE instance_id <= 10')
    await server().sql(`UPDATE member SET settings = settings - 'xpPromotion' WHERE id = 1`)
    expect(await one.call('getPlayerProgress', { filter: 'day' })).toMatchObject({
      xp: 70,
      rank: 3,
      points: 2,
      position: 1,
    })
  })

  it('show a player by number, by name or not at all, as they choose', async () => {
    const one = await server().login('crowd3')
    const anyone = server().rest()
    const list = async (caller: Pick<TestPlayer, 'call'>) =>
      (await caller.call('queryPlayerRanks', { position: 1, number: 10, filter: 'all' })).ranks
    expect((await list(anyone)).map(({ name }) => name)).toEqual([null, null])
    expect((await list(one))[0]).toEqual({ position: 1, name: null, points: 2, me: true })

    expect(await one.call('setRankVisibility', { shown: 'name' })).toEqual({ shown: 'name' })
    expect((await list(anyone))[0]).toEqual({ position: 1, name: 'crowd3', points: 2, me: false })
    const second = await anyone.call('queryPlayerRanks', { position: 2, number: 1, filter: 'all' })
    expect(second).toEqual({ ranks: [{ position: 2, name: null, points: 1, me: false }], totalCount: 2 })

    await one.call('setRankVisibility', { shown: 'hidden' })
    expect(await list(anyone)).toEqual([{ position: 1, name: null, points: 1, me: false }])
    expect(await one.call('getPlayerProgress', { filter: 'all' })).toMatchObject({
      position: 1,
      points: 2,
      totalCount: 1,
    })
    await one.call('setRankVisibility', { shown: 'name' })
  })

  it('hide a player on a break and never mix operators', async () => {
    await setStatus('crowd3', 'timedOut')
    const anyone = server().rest()
    const { ranks } = await anyone.call('queryPlayerRanks', { position: 0, number: 10, filter: 'month' })
    expect(ranks.map(({ name }) => name)).toEqual([null])
    await setStatus('crowd3', 'active')
    const south = await server()
      .rest('south')
      .call('queryPlayerRanks', { position: 0, number: 10, filter: 'all' })
    expect(south).toEqual({ ranks: [], totalCount: 0 })
  })
})

it.each([
  ['getAchievements', {}],
  ['getAchievement', { achievementId: 1 }],
  ['ackAchievement', { achievementId: 1, ackId: 1 }],
  ['recordProgress', { step: 'oddsRead', subjectId: 11 }],
  ['getPlayerProgress', { filter: 'day' }],
  ['setRankVisibility', { shown: 'name' }],
  ['getBonusBalls', {}],
  ['sendBonusBall', { bonusBallId: 1, username: 'bob' }],
  ['activateBonusBall', { requestId: randomUUID(), bonusBallId: 1 }],
  ['collectBonusBall', { requestId: randomUUID(), bonusBallId: 1 }],
  ['confirmBonusBallSent', { bonusBallId: 1 }],
] as const)('%s requires a login', async (name, input) => {
  expect(await expectFault(server().rest().call, name, input)).toMatchObject({ name: 'login.notLoggedIn' })
})
