import type { GamePrizeTable } from '@fairground/fair/games/games'
import { expect, it } from 'vitest'
import { cost, fee, type KindStage, type Wanted } from './kind-stage.ts'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)

/** The operator fills a jackpot that was won up to its seed. */
const findSeed = ({ tiers }: GamePrizeTable): bigint =>
  sum(tiers.map(({ prize }) => BigInt(prize.kind === 'jackpot' ? (prize.seed ?? 0) : 0)))

/** The tests that every kind must pass: sale, draw, settlement, proof and replay, crashes, cancellation and refund. */
export const testKindLifecycle = (kind: () => KindStage, wanted: (index: number) => Wanted): void => {
  it('sells to 200 players, draws, pays, publishes a valid record and replays identically', async () => {
    const { books, players, stage, sell, results, replay, verdict, published } = kind()
    expect(players).toHaveLength(200)
    const id = await books.instance()
    const before = await books.balance('jackpot', books.gameId)
    const reserved = await books.balance('reserve', books.gameId)
    const answers = await sell(id, players, wanted)
    expect(answers.filter(answer => answer.exitCode !== 0)).toEqual([])

    const sold = await books.one<{ plays: bigint; price: bigint; fees: bigint; pool: bigint }>(
      `SELECT count(*) AS plays, sum(t.price)::bigint AS price, sum(t.fee)::bigint AS fees, i.pool
         FROM ticket t JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
        WHERE t.instance_id = $1 GROUP BY i.pool`,
      [id],
    )
    expect(sold.pool).toBe(sold.price)
    expect(sold.price >= sold.plays * cost && sold.price % cost === 0n).toBe(true)
    expect(sold.fees).toBe(sold.plays * fee)
    expect(await books.balance('game:escrow', id)).toBe(sold.price)

    let live: Awaited<ReturnType<typeof results>> | undefined
    await stage.finish(id, async () => {
      await stage.step(id)
      if ((await stage.status(id)) === 'STARTED') live ??= await results(id)
    })
    if (!live) throw new Error('the play-out was never read')
    const { timeline, startTime } = live
    expect(JSON.stringify((await results(id)).timeline)).toBe(JSON.stringify(timeline))
    expect(JSON.stringify(await replay(id, startTime))).toBe(JSON.stringify(timeline))
    expect(JSON.stringify(await replay(id, startTime + 1))).not.toBe(JSON.stringify(timeline))

    expect(await verdict(id)).toMatchObject({ valid: true })
    const { record, tickets } = await published(id)
    expect(BigInt(tickets.length)).toBe(sold.plays)
    expect(BigInt(record.pool)).toBe(sold.price)
    const { settlement } = record
    const won = sum(settlement.payouts.map(each => BigInt(each.fromPool)))
    const parts = [settlement.revenue, settlement.contribution, settlement.rollover].map(BigInt)
    const fromReserve = BigInt(settlement.fromReserve)
    expect(won + sum(parts)).toBe(sold.price + fromReserve)
    expect(await books.balance('reserve', books.gameId)).toBe(reserved - fromReserve)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    const fromJackpot = sum(settlement.payouts.map(each => BigInt(each.fromJackpot)))
    const left = before + parts[1]! + parts[2]! - fromJackpot
    expect(BigInt(settlement.jackpotAfter)).toBe(left)
    const seed = findSeed(record.prizeTable)
    expect(await books.balance('jackpot', books.gameId)).toBe(left < seed ? seed : left)
    const received = await books.one<{ amount: bigint }>(
      `SELECT coalesce(sum(t.amount), 0)::bigint AS amount FROM journal j JOIN transfer t ON t.journal_id = j.id AND t.member_id = j.member_id
        WHERE j.kind = 'pay' AND j.ref = $1`,
      [id],
    )
    expect(received.amount).toBe(won + fromJackpot)
    expect(await books.problems()).toEqual([])
  })

  it('has one result and one payment per prize after repeated crashes of its workers', async () => {
    const { books, players, sell, finishWithCrashes, countRows, verdict } = kind()
    const id = await books.instance()
    await sell(id, players.slice(0, 20), wanted)
    expect(await finishWithCrashes(id)).toBeGreaterThan(4)
    const { winners, ...rows } = (await countRows(id)) as Record<string, number>
    expect(rows).toEqual({ commits: 1, results: 1, records: 1, books: 1, paid: winners })
    expect(await verdict(id)).toMatchObject({ valid: true })
  })

  it('excludes cancelled tickets from the draw and does not change other tickets', async () => {
    const { books, players, stage, sell, cancelPurchases, verdict, published } = kind()
    const id = await books.instance()
    const held = () =>
      books.rows(
        'SELECT seq, player_id, plays, leaf_hash FROM live_ticket WHERE instance_id = $1 ORDER BY seq',
        [id],
      )
    await sell(id, players.slice(0, 8), wanted)
    const before = await held()
    const answers = await sell(id, players.slice(8, 20), wanted)
    await cancelPurchases(id, players.slice(8, 20), answers)
    expect(await held()).toEqual(before)
    await sell(id, players.slice(20, 28), wanted)
    expect((await held()).slice(0, before.length)).toEqual(before)
    await stage.finish(id)

    expect(await verdict(id)).toMatchObject({ valid: true })
    const { record, tickets } = await published(id)
    expect(record.voids.length).toBeGreaterThan(11)
    expect(tickets).toHaveLength(record.treeSize - record.voids.length)
    const voided = new Set(record.voids.map(each => each.voided))
    expect(record.settlement.payouts.filter(({ seq0 }) => voided.has(seq0))).toEqual([])
    expect(await books.balance('game:escrow', id)).toBe(0n)
  })

  it('refunds every stake in full', async () => {
    const { books, stage, sell, ...rest } = kind()
    const players = rest.players.slice(0, 20)
    const balances = () => Promise.all(players.map(id => books.balance('player:cash', id)))
    const before = await balances()
    await books.rows('UPDATE game SET min_plays = 100000, max_reschedules = 0 WHERE member_id = $1', [
      books.memberId,
    ])
    const id = await books.instance()
    await sell(id, players, wanted)
    expect(await balances()).not.toEqual(before)
    await stage.makeDue(id)
    await stage.step(id)
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await balances()).toEqual(before)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    await books.rows('UPDATE game SET min_plays = 1 WHERE member_id = $1', [books.memberId])
  })
}
