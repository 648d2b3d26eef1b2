import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'

let books: Books

beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 100_000, playerMax: 1000 })
})

afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const together = async (commands: readonly AnyCommand[], memberId = books.memberId) => {
  const taken = await takeLane(books.app.pool, memberId)
  const lane = startLane(taken)
  try {
    return await Promise.all(commands.map(command => lane.submit(command)))
  } finally {
    await lane.stop()
    await taken.release()
  }
}

const exitCodes = (replies: readonly unknown[]) =>
  replies.map(reply => (reply as { ok: { exitCode: number } }).ok.exitCode)

const readCounter = (playerId: number) =>
  books.one<{ used: bigint; cap: bigint | null }>(
    'SELECT used, cap FROM limit_counter WHERE member_id = $1 AND player_id = $2',
    [books.memberId, playerId],
  )

describe('the weekly wager limit', () => {
  it('cannot be exceeded by concurrent purchases', async () => {
    const players = await books.players(20)
    const instanceId = await books.instance()
    // Ten purchases of 210 fit, the eleventh does not.
    await together(players.map(playerId => limitCommand({ playerId, newCap: 2299n })))
    const joins = players.flatMap(playerId =>
      Array.from({ length: 32 }, () => joinCommand({ playerId, instanceId })),
    )
    const codes = exitCodes(await together(joins))
    for (const playerId of players) {
      const own = codes.filter((_, i) => joins[i]!.request.playerId === playerId)
      expect(own.toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 10 }, () => 0),
        ...Array.from({ length: 22 }, () => 6),
      ])
      expect(await readCounter(playerId)).toEqual({ used: 2100n, cap: 2299n })
    }
  })

  it('counts the stakes of this week from before the limit was set', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    await together([joinCommand({ playerId, instanceId }), joinCommand({ playerId, instanceId })])
    const codes = await together([
      limitCommand({ playerId, newCap: 630n }),
      joinCommand({ playerId, instanceId }),
      joinCommand({ playerId, instanceId }),
    ])
    expect(exitCodes(codes.slice(1))).toEqual([0, 6])
    expect(await readCounter(playerId)).toEqual({ used: 630n, cap: 630n })
  })

  it('subtracts refunds', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const [remaining, refunded] = [await books.instance(), await books.instance()]
    await together([limitCommand({ playerId, newCap: 420n })])
    const first = await together([
      joinCommand({ playerId, instanceId: remaining }),
      joinCommand({ playerId, instanceId: refunded }),
      joinCommand({ playerId, instanceId: remaining }),
    ])
    expect(exitCodes(first)).toEqual([0, 0, 6])
    await together([{ name: 'refund', request: { instanceId: refunded, currency, limit: 10 } }])
    expect(await readCounter(playerId)).toEqual({ used: 210n, cap: 420n })
    const again = await together([
      joinCommand({ playerId, instanceId: remaining }),
      joinCommand({ playerId, instanceId: remaining }),
    ])
    expect(exitCodes(again)).toEqual([0, 6])
  })

  it('stops all purchases when lowered below the usage, and delays a raise', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    await together([limitCommand({ playerId, newCap: 1000n }), joinCommand({ playerId, instanceId })])
    const replies = await together([
      limitCommand({ playerId, newCap: 100n }),
      joinCommand({ playerId, instanceId }),
      limitCommand({ playerId, newCap: 5000n }),
      joinCommand({ playerId, instanceId }),
    ])
    expect(exitCodes([replies[1], replies[3]])).toEqual([6, 6])
    expect(await readCounter(playerId)).toEqual({ used: 210n, cap: 210n })
    const { ok } = replies[2] as { ok: { effectiveAt: number } }
    expect(Math.round((ok.effectiveAt - Date.now()) / 86_400_000)).toBe(30)
  })

  it("is the stricter of the player's and the operator's limit", async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    const replies = await together([
      limitCommand({ playerId, newCap: 1000n }),
      limitCommand({ playerId, newCap: 200n, source: 'support' }),
      joinCommand({ playerId, instanceId }),
      limitCommand({ playerId, newCap: null, source: 'support' }),
      joinCommand({ playerId, instanceId }),
    ])
    expect(exitCodes([replies[2], replies[4]])).toEqual([6, 0])
  })

  it('applies to one currency only, and a key is decided once', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    const lower = limitCommand({ playerId, newCap: 0n, currency: 'USD' })
    const replies = await together([lower, joinCommand({ playerId, instanceId }), lower])
    expect(exitCodes([replies[1]])).toEqual([0])
    expect(replies[2]).toEqual(replies[0])
  })
})

describe('the deposit limits', () => {
  const orderCommand = (playerId: number, amount: bigint): AnyCommand => ({
    name: 'orderDeposit',
    request: { opKey: randomUUID(), playerId, provider: 'psp', currency, amount },
  })
  const made = (replies: readonly unknown[]) =>
    replies.map(reply => (reply as { ok: { paymentId?: number } }).ok.paymentId)

  it('cannot be exceeded by concurrent orders, and a failed order no longer counts', async () => {
    const [playerId] = (await books.players(1, 100n)) as [number]
    await together([
      limitCommand({ playerId, newCap: 500n, kind: 'depositDay' }),
      limitCommand({ playerId, newCap: 600n, kind: 'depositWeek' }),
      limitCommand({ playerId, newCap: 450n, kind: 'depositMonth' }),
    ])
    const paymentIds = made(
      await together(Array.from({ length: 8 }, () => orderCommand(playerId, 100n))),
    ).filter(id => id !== undefined)
    expect(paymentIds).toHaveLength(3)
    const readUsed = () =>
      books.rows<{ kind: string; used: bigint }>(
        'SELECT kind, used FROM limit_counter WHERE member_id = $1 AND player_id = $2 ORDER BY kind',
        [books.memberId, playerId],
      )
    const all = (used: bigint) => [
      { kind: 'depositDay', used },
      { kind: 'depositMonth', used },
      { kind: 'depositWeek', used },
    ]
    expect(await readUsed()).toEqual(all(400n))
    const fail: AnyCommand = {
      name: 'moveDeposit',
      request: { paymentId: paymentIds[0]!, playerId, provider: 'psp', event: 'fail' },
    }
    await together([fail, fail])
    expect(await readUsed()).toEqual(all(300n))
    expect(made(await together([orderCommand(playerId, 150n), orderCommand(playerId, 1n)]))).toEqual([
      expect.any(Number),
      undefined,
    ])
  })
})

describe('changes of a player to their own limits', () => {
  const changeCommand = (playerId: number, day: bigint, wager: bigint, opKey = randomUUID()): AnyCommand => ({
    name: 'changeLimits',
    request: {
      opKey,
      playerId,
      currency,
      changes: [
        { kind: 'depositDay', change: { newCap: day } },
        { kind: 'wagerWeek', change: { newCap: wager } },
      ],
    },
  })
  const readChanges = (playerId: number) =>
    books.rows<{ kind: string; new_cap: bigint; awaits_confirmation: boolean }>(
      'SELECT kind, new_cap, awaits_confirmation FROM limit_change WHERE player_id = $1 ORDER BY journal_id',
      [playerId],
    )

  it('are recorded once: unchanged limits and repeated requests add nothing', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const first = changeCommand(playerId, 100n, 200n)
    await together([first, first, changeCommand(playerId, 100n, 200n), changeCommand(playerId, 100n, 150n)])
    expect((await readChanges(playerId)).map(row => [row.kind, row.new_cap])).toEqual([
      ['depositDay', 100n],
      ['wagerWeek', 200n],
      ['wagerWeek', 150n],
    ])
  })

  it('are applied all or none, also when a request is repeated after a lost answer', async () => {
    const member = books.otherMemberId
    await books.rows(`UPDATE member SET profile = 'strict' WHERE id = $1`, [member])
    const [playerId] = (await books.players(1, 0n, member)) as [number]
    const raise = changeCommand(playerId, 300n, 150n)
    const replies = await together(
      [changeCommand(playerId, 100n, 200n), raise, raise, changeCommand(playerId, 300n, 50n)],
      member,
    )
    const done = { ok: { done: true } }
    const tooSoon = { ok: { done: false, reason: 'tooSoon', kind: 'depositDay' } }
    expect(replies).toEqual([done, done, done, tooSoon])
    expect(await readChanges(playerId)).toEqual([
      { kind: 'depositDay', new_cap: 100n, awaits_confirmation: false },
      { kind: 'wagerWeek', new_cap: 200n, awaits_confirmation: false },
      { kind: 'depositDay', new_cap: 300n, awaits_confirmation: true },
      { kind: 'wagerWeek', new_cap: 150n, awaits_confirmation: false },
    ])
  })
})
