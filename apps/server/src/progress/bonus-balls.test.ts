import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 8, drawn: [12] })
/** What two matching numbers pay at least. */
const guaranteed = 200

beforeAll(async () => {
  const prizeTable = {
    payoutPercentage: 45,
    progressivePercentage: 15,
    reserve: '10000000',
    tiers: [
      {
        name: '3 numbers',
        matches: 3,
        prize: { kind: 'jackpot', seed: '50000', minimum: String(guaranteed) },
      },
      { name: '2 numbers', matches: 2, prize: { kind: 'share', percent: 100, minimum: String(guaranteed) } },
    ],
  }
  for (const table of ['game', 'game_instance'])
    await server().sql(
      `UPDATE ${table} SET prize_table = $1 WHERE member_id = 1 AND ${table === 'game' ? 'id' : 'game_id'} = 12`,
      [JSON.stringify(prizeTable)],
    )
  await server().lane.submit(1, 'fundReserve', {
    opKey: randomUUID(),
    gameId: 12,
    currency: 'GBP',
    amount: 1_000_000_000n,
  })
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const idFor = async (username: string, memberId = 1): Promise<number> => {
  const [row] = await server().sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = $2',
    [memberId, username],
  )
  return row!.id
}
/** Gives a ball as an achievement does. */
const give = async (username: string, ball: number, achievement = 2): Promise<number> => {
  const [row] = await server().sql<{ id: string }>(
    `INSERT INTO bonus_ball (member_id, player_id, ball, achievement, expires_at)
     VALUES (1, $1, $2, $3, clock_timestamp() + interval '1 day') RETURNING id`,
    [await idFor(username), ball, achievement],
  )
  return Number(row!.id)
}
const use = (bonusBallId: number, gameInstanceId: number) => ({
  requestId: randomUUID(),
  bonusBallId,
  gameInstanceId,
})
const findBall = async ({ call }: TestPlayer, id: number) =>
  (await call('getBonusBalls', {})).bonusBalls.find(each => each.bonusBallId === id)
const cash = async ({ call }: TestPlayer): Promise<number> =>
  Number((await call('getPlayerAccountBalance', { currencyId: 'GBP' })).accountBalance)
const draw = async (instanceId: number): Promise<void> => {
  await startDraw(server(), instanceId)
  await endDraw(server(), instanceId)
}
const fault = (player: TestPlayer, input: ReturnType<typeof use>) =>
  expectFault(player.call, 'activateBonusBall', input)

/** All lines with number 1: whatever is drawn, some of them match one other number. */
const linesWithOne = Array.from({ length: 9 }, (_, a) =>
  Array.from({ length: 8 - a }, (_, b) => [1, a + 2, a + 3 + b]),
).flat()

describe('a bonus ball', () => {
  it('comes with checking three draws', async () => {
    const rowan = await server().login('rowan')
    await server().sql(
      `INSERT INTO progress_step (member_id, player_id, step, subject) VALUES (1, $1, 'drawChecked', 1), (1, $1, 'drawChecked', 2), (1, $1, 'drawChecked', 3)`,
      [await idFor('rowan')],
    )
    await rowan.call('getAchievements', {})
    await rowan.call('getAchievements', {})
    const { bonusBalls } = await rowan.call('getBonusBalls', {})
    expect(bonusBalls).toMatchObject([
      { state: 'available', fromName: null, gameInstanceId: null, amount: null },
    ])
  })

  it('pays the difference to the higher match once, at the first of many requests', {
    timeout: 90_000,
  }, async () => {
    const player = await server().login('crowd1')
    const game = await findOpenGame(player, 12)
    const { gameInstanceId } = game
    const id = await give('crowd1', 1)
    expect(await fault(player, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.notClaimable' })
    await buy(player, game, ...linesWithOne)
    const activation = use(id, gameInstanceId)
    const active = await player.call('activateBonusBall', activation)
    expect(active).toMatchObject({ state: 'active', gameInstanceId, amount: null, collectsAt: null })
    expect(await player.call('activateBonusBall', activation)).toEqual(active)
    expect(await fault(player, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.alreadyClaimed' })
    expect(await fault(player, { ...activation, gameInstanceId: gameInstanceId + 1 })).toMatchObject({
      name: 'request.conflict',
    })
    const collection = { requestId: randomUUID(), bonusBallId: id }
    expect(await expectFault(player.call, 'collectBonusBall', collection)).toMatchObject({
      name: 'rewards.notClaimable',
    })
    await draw(gameInstanceId)
    const shown = (await findBall(player, id))!
    const [{ drawn }] = (await server().sql<{ drawn: number[] }>(
      'SELECT drawn FROM draw_result WHERE instance_id = $1',
      [gameInstanceId],
    )) as [{ drawn: number[] }]
    // One match besides the ball makes two; two matches besides it would make three, which only a drawn line wins.
    const matching = linesWithOne.filter(line => line.filter(number => drawn.includes(number)).length === 1)
    const expected = drawn.includes(1) ? 0 : (matching.length * guaranteed) / 100
    expect(Number(shown.amount)).toBe(expected)
    expect(shown.collectsAt).not.toBeNull()

    const before = await cash(player)
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => player.call('collectBonusBall', collection)),
      ...Array.from({ length: 4 }, () =>
        player.call('collectBonusBall', { requestId: randomUUID(), bonusBallId: id }),
      ),
    ])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await cash(player)).toBeCloseTo(before + expected)
    expect(await findBall(player, id)).toMatchObject({ state: 'collected', collectsAt: null })
    expect(
      await expectFault(player.call, 'collectBonusBall', { requestId: randomUUID(), bonusBallId: id }),
    ).toMatchObject({ name: 'rewards.alreadyClaimed' })
    const journals = await server().sql(`SELECT FROM journal WHERE kind = 'bonus-ball' AND ref = $1`, [id])
    expect(journals).toHaveLength(expected > 0 ? 1 : 0)
  })

  it('is collected for a player who leaves it, even on a break', { timeout: 90_000 }, async () => {
    const player = await server().login('crowd2')
    const game = await findOpenGame(player, 12)
    const id = await give('crowd2', 1)
    await buy(player, game, ...linesWithOne)
    await player.call('activateBonusBall', use(id, game.gameInstanceId))
    await draw(game.gameInstanceId)
    const before = await cash(player)
    const { amount } = (await findBall(player, id))!
    await server().sql(`UPDATE player SET status = 'timedOut' WHERE member_id = 1 AND username = 'crowd2'`)
    await server().sql(`
      BEGIN;
      SET LOCAL session_replication_role = replica;
      UPDATE instance_event SET at = at - interval '2 minutes' WHERE instance_id = ${game.gameInstanceId};
      COMMIT`)
    await until('the collection', async () => {
      const rows = await server().sql(`SELECT FROM bonus_ball WHERE id = $1 AND state = 'collected'`, [id])
      return rows.length > 0
    })
    await server().sql(`UPDATE player SET status = 'active' WHERE member_id = 1 AND username = 'crowd2'`)
    const again = await server().login('crowd2')
    expect(await cash(again)).toBeCloseTo(before + Number(amount))
  })

  it('returns when the draw is refunded', async () => {
    const player = await server().login('crowd3')
    const game = await findOpenGame(player, 11)
    const id = await give('crowd3', 4)
    await buy(player, game, [4, 5, 6])
    await player.call('activateBonusBall', use(id, game.gameInstanceId))
    await server().sql(`UPDATE game_instance SET status = 'REFUNDED' WHERE id = $1`, [game.gameInstanceId])
    await until('the return', async () => (await findBall(player, id))?.state === 'available')
    await server().sql(`UPDATE game_instance SET status = 'OPEN' WHERE id = $1`, [game.gameInstanceId])
  })

  it('is used once per draw when two requests race', async () => {
    const player = await server().login('crowd6')
    const game = await findOpenGame(player, 11)
    const balls = [await give('crowd6', 2), await give('crowd6', 3, 5)]
    await buy(player, game, [1, 2, 3])
    const answers = await Promise.allSettled(
      [...balls, ...balls].map(id => player.call('activateBonusBall', use(id, game.gameInstanceId))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { bonusBalls } = await player.call('getBonusBalls', {})
    expect(bonusBalls.filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  it('is refused after the sale, for a wrong game, and to everyone but its owner', async () => {
    const owner = await server().login('crowd4')
    const thief = await server().login('crowd5')
    const game = await findOpenGame(owner, 11)
    const foreign = await findOpenGame(await server().login('bob', 'south'), 21)
    const id = await give('crowd4', 7)
    const tooHigh = await give('crowd4', 30, 5)
    for (const player of [owner, thief]) await buy(player, game, [5, 6, 7])
    const { gameInstanceId } = game
    expect(await fault(thief, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.notFound' })
    const foreigner = await server().login('rowan', 'south')
    expect(await fault(foreigner, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.notFound' })
    for (const input of [
      use(id, foreign.gameInstanceId),
      use(tooHigh, gameInstanceId),
      use(id, 4_000_000_000),
    ])
      expect(await fault(owner, input)).toMatchObject({ name: 'rewards.notClaimable' })
    for (const name of ['collectBonusBall'] as const)
      expect(await expectFault(thief.call, name, { requestId: randomUUID(), bonusBallId: id })).toMatchObject(
        {
          name: 'rewards.notFound',
        },
      )
    await server().sql(`UPDATE player SET rewards_off = true WHERE member_id = 1 AND username = 'crowd4'`)
    expect(await fault(owner, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.notClaimable' })
    expect(await owner.call('getBonusBalls', {})).toEqual({ bonusBalls: [] })
    await server().sql(`UPDATE player SET rewards_off = false WHERE member_id = 1 AND username = 'crowd4'`)
    await server().sql(`UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1`, [gameInstanceId])
    expect(await fault(owner, use(id, gameInstanceId))).toMatchObject({ name: 'rewards.notClaimable' })
  })
})

describe('a sent bonus ball', () => {
  it('leaves the player when they confirm, and arrives once', async () => {
    const sender = await server().login('crowd7')
    const friend = await server().login('crowd8')
    const id = await give('crowd7', 9)
    expect(await expectFault(sender.call, 'confirmBonusBallSent', { bonusBallId: id })).toMatchObject({
      name: 'rewards.notClaimable',
    })
    for (const username of ['nobody_here', 'crowd7'])
      expect(await expectFault(sender.call, 'sendBonusBall', { bonusBallId: id, username })).toMatchObject({
        name: 'rewards.notFound',
      })
    expect(
      await expectFault(friend.call, 'sendBonusBall', { bonusBallId: id, username: 'bob' }),
    ).toMatchObject({
      name: 'rewards.notFound',
    })
    const chosen = await sender.call('sendBonusBall', { bonusBallId: id, username: 'CROWD8' })
    expect(chosen).toMatchObject({ state: 'available', sendTo: 'crowd8' })
    expect((await friend.call('getBonusBalls', {})).bonusBalls).toEqual([])
    await Promise.all(
      Array.from({ length: 5 }, () => sender.call('confirmBonusBallSent', { bonusBallId: id })),
    )
    expect((await sender.call('getBonusBalls', {})).bonusBalls).toEqual([])
    const { bonusBalls } = await friend.call('getBonusBalls', {})
    expect(bonusBalls).toMatchObject([{ ball: 9, state: 'available', fromName: 'crowd7' }])
    const [copy] = bonusBalls
    expect(
      await expectFault(friend.call, 'sendBonusBall', { bonusBallId: copy!.bonusBallId, username: 'bob' }),
    ).toMatchObject({ name: 'rewards.notClaimable' })
  })

  it('ends on its use-by date, which waits for the end of a break', async () => {
    const [used, waiting] = [await give('alice', 3), await give('bob', 3)]
    await server().sql(`UPDATE player SET status = 'timedOut' WHERE member_id = 1 AND username = 'bob'`)
    await server().sql(`UPDATE bonus_ball SET expires_at = clock_timestamp() WHERE id = ANY($1)`, [
      [used, waiting],
    ])
    const state = async (id: number) => {
      const [row] = await server().sql<{ state: string; later: boolean }>(
        'SELECT state, expires_at > clock_timestamp() AS later FROM bonus_ball WHERE id = $1',
        [id],
      )
      return `${row!.state} ${row!.later}`
    }
    await until('the end', async () => (await state(used)) === 'expired false')
    await until('the extension', async () => (await state(waiting)) === 'available true')
  })
})
