import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import type { CommandName, Request } from '#ledger/commands.ts'

let books: Books
let stage: DrawStage
let players: number[]
let funded = 0

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 100_000, playerMax: 1000 })
  players = await books.players(40)
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const submit = <N extends CommandName>({ name, request }: { name: N; request: Request<N> }) =>
  stage.deps.lane.submit(books.memberId, name, request)

const newPlayer = (): number => players.pop()!

const limit = (playerId: number, newCap: bigint, kind: 'lossDay' | 'lossWeek' | 'lossMonth' = 'lossWeek') =>
  submit(limitCommand({ playerId, newCap, kind }))

/** Buys this many lines one by one, each for 105, and returns exit codes or reasons. */
const buy = async (playerId: number, instanceId: number, count: number): Promise<(number | string)[]> => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => submit(joinCommand({ playerId, instanceId, lines: [[1]] }))),
  )
  return answers.map(answer => ('reason' in answer ? answer.reason : answer.exitCode))
}

const sold = (count: number, refused: number) => [
  ...Array.from({ length: count }, () => 0),
  ...Array.from({ length: refused }, () => 'lossLimit'),
]

const usedBy = async (playerId: number): Promise<Record<string, bigint>> => {
  const rows = await books.rows<{ kind: string; used: bigint }>(
    'SELECT kind, used FROM limit_counter WHERE member_id = $1 AND player_id = $2 ORDER BY kind',
    [books.memberId, playerId],
  )
  return Object.fromEntries(rows.map(({ kind, used }) => [kind, used]))
}

const wonBy = async (playerId: number): Promise<bigint> => {
  const { won } = await books.one<{ won: bigint }>(
    `SELECT coalesce(sum(t.amount), 0)::bigint AS won FROM journal j JOIN transfer t ON (t.member_id, t.journal_id) = (j.member_id, j.id)
      WHERE j.member_id = $1 AND j.kind = 'pay' AND j.player_id = $2`,
    [books.memberId, playerId],
  )
  return won
}

/** Dates the player's limit back by a week, with the append-only trigger off. */
const weekAgo = async (playerId: number): Promise<void> => {
  const client = await books.owner.connect()
  try {
    await client.query(`SET session_replication_role = replica`)
    await client.query(
      `UPDATE limit_change SET made_at = made_at - interval '7 days', effective_at = effective_at - interval '7 days' WHERE player_id = $1`,
      [playerId],
    )
    await client.query(
      `UPDATE limit_counter SET window_start = window_start - interval '7 days' WHERE player_id = $1`,
      [playerId],
    )
  } finally {
    await client.query('RESET session_replication_role')
    client.release()
  }
}

const draw = async (instanceId: number, jackpot = 0n): Promise<void> => {
  const { gameId, currency } = books
  if (jackpot > 0n)
    await submit({
      name: 'fundJackpot',
      request: { opKey: `fund${funded++}`, gameId, currency, amount: jackpot },
    })
  await stage.makeDue(instanceId)
  await stage.finish(instanceId)
}

describe('a loss limit', () => {
  it('cannot be exceeded by concurrent purchases', async () => {
    const ten = Array.from({ length: 10 }, newPlayer)
    const instanceId = await books.instance()
    await Promise.all(ten.map(playerId => limit(playerId, 1049n)))
    const codes = await Promise.all(ten.map(playerId => buy(playerId, instanceId, 16)))
    for (const own of codes)
      expect(own.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(sold(9, 7))
    expect(await usedBy(ten[0]!)).toEqual({ lossWeek: 945n })
  })

  it('applies per day, week and month: the strictest refuses', async () => {
    const playerId = newPlayer()
    const instanceId = await books.instance()
    await limit(playerId, 500n, 'lossDay')
    await limit(playerId, 210n, 'lossMonth')
    await limit(playerId, 400n)
    expect(await buy(playerId, instanceId, 4)).toEqual(sold(2, 2))
    expect(await usedBy(playerId)).toEqual({ lossDay: 210n, lossMonth: 210n, lossWeek: 210n })
  })

  it('is offset by prizes, at their full amount', async () => {
    const playerId = newPlayer()
    const [first, second] = [await books.instance(), await books.instance()]
    await limit(playerId, 420n)
    expect(await buy(playerId, first, 5)).toEqual(sold(4, 1))
    await draw(first)
    const won = await wonBy(playerId)
    expect(won).toBeGreaterThan(0n)
    expect(won).toBeLessThan(420n)
    expect(await usedBy(playerId)).toEqual({ lossWeek: 420n - won })
    const fits = Number(won / 105n)
    expect(await buy(playerId, second, fits + 2)).toEqual(sold(fits, 2))
  })

  it('is not raised by a prize larger than the losses', async () => {
    const playerId = newPlayer()
    const [first, second] = [await books.instance(), await books.instance()]
    await limit(playerId, 420n)
    await submit(joinCommand({ playerId, instanceId: first, lines: [[1], [2]] }))
    await draw(first, 50_000n)
    expect(await wonBy(playerId)).toBeGreaterThan(50_000n)
    expect(await usedBy(playerId)).toEqual({ lossWeek: 0n })
    expect(await buy(playerId, second, 6)).toEqual(sold(4, 2))
  })

  it('counts earlier losses, prizes and refunds of the window when it is set late', async () => {
    const [early, late] = [newPlayer(), newPlayer()]
    await limit(early, 100_000n)
    const [first, second, third] = [await books.instance(), await books.instance(), await books.instance()]
    for (const playerId of [early, late]) {
      await buy(playerId, first, 2)
      await submit(joinCommand({ playerId, instanceId: second, lines: [[1], [2]] }))
    }
    await draw(second, 9000n)
    for (const playerId of [early, late]) await buy(playerId, third, 7)
    await submit({ name: 'refund', request: { instanceId: first, currency: books.currency, limit: 100 } })
    await limit(late, 100_000n)
    expect(await usedBy(early)).toEqual({ lossWeek: 525n })
    expect(await usedBy(late)).toEqual({ lossWeek: 525n })
  })

  it('starts at zero in a new week', async () => {
    const playerId = newPlayer()
    const instanceId = await books.instance()
    await limit(playerId, 210n)
    await weekAgo(playerId)
    expect(await buy(playerId, instanceId, 3)).toEqual(sold(2, 1))
    const weeks = await books.rows<{ used: bigint }>(
      'SELECT used FROM limit_counter WHERE member_id = $1 AND player_id = $2 ORDER BY window_start',
      [books.memberId, playerId],
    )
    expect(weeks.map(week => week.used)).toEqual([0n, 210n])
  })

  it('ignores gross stakes, and the wager limit ignores prizes', async () => {
    const playerId = newPlayer()
    const [first, second] = [await books.instance(), await books.instance()]
    const both = [[1], [2]]
    await limit(playerId, 210n)
    await submit(limitCommand({ playerId, newCap: 420n }))
    await submit(joinCommand({ playerId, instanceId: first, lines: both }))
    await draw(first, 5000n)
    expect(await usedBy(playerId)).toEqual({ lossWeek: 0n, wagerWeek: 210n })
    await submit(joinCommand({ playerId, instanceId: second, lines: both }))
    expect(await usedBy(playerId)).toEqual({ lossWeek: 210n, wagerWeek: 420n })
  })
})
