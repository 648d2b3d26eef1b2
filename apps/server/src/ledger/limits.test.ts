import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitOf } from '#testing/bonus-of.test-support.ts'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from './command.ts'

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
    return await Promise.all(commands.map(command => lane.ask(command)))
  } finally {
    await lane.stop()
    await taken.release()
  }
}

const exitCodes = (replies: readonly unknown[]) =>
  replies.map(reply => (reply as { ok: { exitCode: number } }).ok.exitCode)

const counterOf = (playerId: number) =>
  books.one<{ used: bigint; cap: bigint | null }>(
    'SELECT used, cap FROM limit_counter WHERE member_id = $1 AND player_id = $2',
    [books.memberId, playerId],
  )

describe('the weekly wager limit', () => {
  it('lets nobody over, however many ask at once', async () => {
    const players = await books.players(20)
    const instanceId = await books.instance()
    // Ten purchases of 210 fit, the eleventh does not.
    await together(players.map(playerId => limitOf({ playerId, newCap: 2299n })))
    const asked = players.flatMap(playerId =>
      Array.from({ length: 32 }, () => joinOf({ playerId, instanceId })),
    )
    const codes = exitCodes(await together(asked))
    for (const playerId of players) {
      const own = codes.filter((_, i) => asked[i]!.request.playerId === playerId)
      expect(own.toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 10 }, () => 0),
        ...Array.from({ length: 22 }, () => 6),
      ])
      expect(await counterOf(playerId)).toEqual({ used: 2100n, cap: 2299n })
    }
  })

  it('counts what was staked in this week before the limit was set', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    await together([joinOf({ playerId, instanceId }), joinOf({ playerId, instanceId })])
    const codes = await together([
      limitOf({ playerId, newCap: 630n }),
      joinOf({ playerId, instanceId }),
      joinOf({ playerId, instanceId }),
    ])
    expect(exitCodes(codes.slice(1))).toEqual([0, 6])
    expect(await counterOf(playerId)).toEqual({ used: 630n, cap: 630n })
  })

  it('gives back what is refunded', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const [kept, refunded] = [await books.instance(), await books.instance()]
    await together([limitOf({ playerId, newCap: 420n })])
    const first = await together([
      joinOf({ playerId, instanceId: kept }),
      joinOf({ playerId, instanceId: refunded }),
      joinOf({ playerId, instanceId: kept }),
    ])
    expect(exitCodes(first)).toEqual([0, 0, 6])
    await together([{ name: 'refund', request: { instanceId: refunded, currency, limit: 10 } }])
    expect(await counterOf(playerId)).toEqual({ used: 210n, cap: 420n })
    const again = await together([
      joinOf({ playerId, instanceId: kept }),
      joinOf({ playerId, instanceId: kept }),
    ])
    expect(exitCodes(again)).toEqual([0, 6])
  })

  it('lowered below what is used stops everything, and raised waits', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    await together([limitOf({ playerId, newCap: 1000n }), joinOf({ playerId, instanceId })])
    const replies = await together([
      limitOf({ playerId, newCap: 100n }),
      joinOf({ playerId, instanceId }),
      limitOf({ playerId, newCap: 5000n }),
      joinOf({ playerId, instanceId }),
    ])
    expect(exitCodes([replies[1], replies[3]])).toEqual([6, 6])
    expect(await counterOf(playerId)).toEqual({ used: 210n, cap: 210n })
    const { ok } = replies[2] as { ok: { effectiveAt: number } }
    expect(Math.round((ok.effectiveAt - Date.now()) / 86_400_000)).toBe(30)
  })

  it("is the stricter of the player's and customer service's", async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    const replies = await together([
      limitOf({ playerId, newCap: 1000n }),
      limitOf({ playerId, newCap: 200n, source: 'support' }),
      joinOf({ playerId, instanceId }),
      limitOf({ playerId, newCap: null, source: 'support' }),
      joinOf({ playerId, instanceId }),
    ])
    expect(exitCodes([replies[2], replies[4]])).toEqual([6, 0])
  })

  it('of one currency does not touch another, and a key is decided once', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const instanceId = await books.instance()
    const lower = limitOf({ playerId, newCap: 0n, currency: 'USD' })
    const replies = await together([lower, joinOf({ playerId, instanceId }), lower])
    expect(exitCodes([replies[1]])).toEqual([0])
    expect(replies[2]).toEqual(replies[0])
  })
})

describe('the deposit limits', () => {
  const orderOf = (playerId: number, amount: bigint): AnyCommand => ({
    name: 'orderDeposit',
    request: { opKey: randomUUID(), playerId, provider: 'psp', currency, amount },
  })
  const made = (replies: readonly unknown[]) =>
    replies.map(reply => (reply as { ok: { paymentId?: number } }).ok.paymentId)

  it('let nobody order more, however many orders come at once; a failed order is given back', async () => {
    const [playerId] = (await books.players(1, 100n)) as [number]
    await together([
      limitOf({ playerId, newCap: 500n, kind: 'depositDay' }),
      limitOf({ playerId, newCap: 600n, kind: 'depositWeek' }),
      limitOf({ playerId, newCap: 450n, kind: 'depositMonth' }),
    ])
    const paymentIds = made(await together(Array.from({ length: 8 }, () => orderOf(playerId, 100n)))).filter(
      id => id !== undefined,
    )
    expect(paymentIds).toHaveLength(3)
    const usedOf = () =>
      books.rows<{ kind: string; used: bigint }>(
        'SELECT kind, used FROM limit_counter WHERE member_id = $1 AND player_id = $2 ORDER BY kind',
        [books.memberId, playerId],
      )
    const all = (used: bigint) => [
      { kind: 'depositDay', used },
      { kind: 'depositMonth', used },
      { kind: 'depositWeek', used },
    ]
    expect(await usedOf()).toEqual(all(400n))
    const fail: AnyCommand = {
      name: 'moveDeposit',
      request: { paymentId: paymentIds[0]!, playerId, provider: 'psp', event: 'fail' },
    }
    await together([fail, fail])
    expect(await usedOf()).toEqual(all(300n))
    expect(made(await together([orderOf(playerId, 150n), orderOf(playerId, 1n)]))).toEqual([
      expect.any(Number),
      undefined,
    ])
  })
})

describe("a player's wishes for his limits", () => {
  const wish = (playerId: number, day: bigint, wager: bigint, opKey = randomUUID()): AnyCommand => ({
    name: 'changeLimits',
    request: {
      opKey,
      playerId,
      currency,
      wishes: [
        { kind: 'depositDay', wish: { newCap: day } },
        { kind: 'wagerWeek', wish: { newCap: wager } },
      ],
    },
  })
  const changesOf = (playerId: number) =>
    books.rows<{ kind: string; new_cap: bigint; awaits_confirmation: boolean }>(
      'SELECT kind, new_cap, awaits_confirmation FROM limit_change WHERE player_id = $1 ORDER BY journal_id',
      [playerId],
    )

  it('are written down once: what is as it was, and an answer that was lost, add nothing', async () => {
    const [playerId] = (await books.players(1)) as [number]
    const first = wish(playerId, 100n, 200n)
    await together([first, first, wish(playerId, 100n, 200n), wish(playerId, 100n, 150n)])
    expect((await changesOf(playerId)).map(row => [row.kind, row.new_cap])).toEqual([
      ['depositDay', 100n],
      ['wagerWeek', 200n],
      ['wagerWeek', 150n],
    ])
  })

  it('come true all or not at all, also when a lost answer is asked for again', async () => {
    const member = books.otherMemberId
    await books.rows(`UPDATE member SET profile = 'strict' WHERE id = $1`, [member])
    const [playerId] = (await books.players(1, 0n, member)) as [number]
    const raise = wish(playerId, 300n, 150n)
    const replies = await together(
      [wish(playerId, 100n, 200n), raise, raise, wish(playerId, 300n, 50n)],
      member,
    )
    const done = { ok: { done: true } }
    const tooSoon = { ok: { done: false, reason: 'tooSoon', kind: 'depositDay' } }
    expect(replies).toEqual([done, done, done, tooSoon])
    expect(await changesOf(playerId)).toEqual([
      { kind: 'depositDay', new_cap: 100n, awaits_confirmation: false },
      { kind: 'wagerWeek', new_cap: 200n, awaits_confirmation: false },
      { kind: 'depositDay', new_cap: 300n, awaits_confirmation: true },
      { kind: 'wagerWeek', new_cap: 150n, awaits_confirmation: false },
    ])
  })
})
