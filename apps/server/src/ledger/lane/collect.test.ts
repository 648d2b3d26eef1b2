import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { collectMs, collectUpTo, isWorthCollecting } from './collect.ts'

let books: Books
let players: number[]
let taken: TakenLane

beforeAll(async () => {
  books = await openBooks({ cap: 10_000 })
  players = await books.players(300)
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** A lane whose clock stands still, and whose waits end when the test ends them or when the lane does. */
const startTimedLane = () => {
  const time = { now: 0, waits: [] as number[], endWait: () => undefined as void }
  const lane = startLane({
    ...taken,
    clock: {
      now: () => time.now,
      pause: (ms, { signal }) =>
        new Promise(resolve => {
          time.waits.push(ms)
          time.endWait = resolve
          signal.addEventListener('abort', () => resolve())
        }),
    },
  })
  const instance = books.instance()
  const join = async (player: number) =>
    lane.submit(joinCommand({ playerId: players[player]!, instanceId: await instance }))
  const joinMany = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => join(from + i)))
  return { time, lane, join, joinMany, instance }
}

describe('the rule', () => {
  it('waits only after a large batch that has just ended, and only for a batch that is not large yet', () => {
    const large = { commands: 32, agoMs: 0 }
    expect(isWorthCollecting(large, 1)).toBe(true)
    expect(isWorthCollecting({ ...large, commands: 31 }, 1)).toBe(false)
    expect(isWorthCollecting({ ...large, agoMs: 100 }, 1)).toBe(false)
    expect(isWorthCollecting(large, collectUpTo)).toBe(false)
  })
})

describe('a lane', () => {
  it('decides the commands of a single buyer at once, also some time after a rush', async () => {
    const { time, join, joinMany } = startTimedLane()
    for (let i = 0; i < 5; i++) expect(await join(i)).toMatchObject({ ok: { exitCode: 0 } })
    expect(time.waits).toEqual([])
    await joinMany(0, 40)
    time.now += 100
    for (let i = 0; i < 5; i++) expect(await join(i)).toMatchObject({ ok: { exitCode: 0 } })
    expect(time.waits).toEqual([])
  })

  it('waits once under load and decides what arrived meanwhile in one batch, in the order of arrival', async () => {
    const { time, lane, join, joinMany, instance } = startTimedLane()
    await joinMany(0, 40)
    const first = joinMany(40, 3)
    await until('the lane waits', () => time.waits.length === 1)
    const second = joinMany(43, 7)
    await new Promise(resolve => setTimeout(resolve, 30))
    expect(lane.state.batches).toEqual([1, 39])
    time.endWait()
    const replies = [...(await first), ...(await second)]
    expect(time.waits).toEqual([collectMs])
    expect(lane.state.batches).toEqual([1, 39, 10])
    expect(replies.every(reply => 'ok' in reply)).toBe(true)
    const sold = await books.rows<{ player_id: number }>(
      'SELECT player_id FROM ticket WHERE instance_id = $1 ORDER BY seq',
      [await instance],
    )
    expect(sold.map(row => row.player_id)).toEqual(players.slice(0, 50))
    // The last batch was small, so the rush is over.
    await join(60)
    expect(time.waits).toHaveLength(1)
  })

  it('ends its wait early when enough commands wait', async () => {
    const { time, lane, joinMany } = startTimedLane()
    await joinMany(0, 40)
    const few = joinMany(40, 10)
    await until('the lane waits', () => time.waits.length === 1)
    const enough = joinMany(50, collectUpTo - 10)
    await Promise.all([few, enough])
    expect(lane.state.batches).toEqual([1, 39, collectUpTo])
  })

  it('refuses the commands for which it collects when it stops, and the next lane decides each once', async () => {
    const { time, lane, joinMany, instance } = startTimedLane()
    await joinMany(0, 40)
    const instanceId = await instance
    const commands = players.slice(40, 50).map(playerId => joinCommand({ playerId, instanceId }))
    const replies = Promise.all(commands.map(lane.submit))
    await until('the lane waits', () => time.waits.length === 1)
    await lane.stop()
    expect(await replies).toEqual(commands.map(() => ({ refused: 'not-mine' })))
    const next = startLane(taken)
    const answers = await Promise.all([...commands, ...commands].map(command => next.join(command)))
    expect(answers.slice(0, 10)).toEqual(answers.slice(10))
    expect(await books.balance('game:escrow', instanceId)).toBe(50n * 200n)
  })
})
