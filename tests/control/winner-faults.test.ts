import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hex } from '@fairground/fair/encoding/bytes'
import { settlementRoot } from '@fairground/fair/settlement/settlement'
import { member, SampleLane, type SampleSale } from './sample-platform.ts'
import { jackpot, makeSale, makeTickets } from './sample-sale.ts'
import { startTimeout, startWorld, type World } from './start-world.ts'

let world: World
const lane = new SampleLane()
const sale = makeSale('winners')
const post = (path: string, body: unknown) => world.control.post(path, body)
const sell = (sold: SampleSale, count: number) =>
  post('/batches', { member, terms: [sold.termsRequest], batches: [lane.sell(sold, makeTickets(count))] })
beforeAll(async () => {
  world = await startWorld()
  await sell(sale, 17)
}, startTimeout)
afterAll(() => world.stop())

type Settlement = ReturnType<SampleSale['winners']>['request']['settlement']
type Payouts = Settlement['payouts']

/** What a cheating platform signs: root, sum and count fit its payouts. */
function settleAgain(payouts: Payouts): Settlement {
  const exact = payouts.map(each => ({
    ...each,
    fromPool: BigInt(each.fromPool),
    fromJackpot: BigInt(each.fromJackpot),
  }))
  const paid = exact.reduce((sum, each) => sum + each.fromPool + each.fromJackpot, 0n)
  return {
    payouts,
    root: hex(settlementRoot(sale.instance, exact)),
    paid: String(paid),
    count: payouts.length,
  }
}

const add = (amount: string, change: bigint) => String(BigInt(amount) + change)
const change = (payouts: Payouts, index: number, fields: (payout: Payouts[number]) => object) =>
  payouts.with(index, { ...payouts[index]!, ...fields(payouts[index]!) })
const find = (payouts: Payouts, tier: string, skip = 0) =>
  payouts.findIndex((each, i) => i >= skip && each.tier === tier)

const cheats: Record<string, (payouts: Payouts) => [Payouts, number]> = {
  'a wrong tier': payouts => [change(payouts, 0, () => ({ tier: 'Other' })), payouts[0]!.seq0],
  'a wrong prize': payouts => [
    change(payouts, 1, each => ({ fromPool: add(each.fromPool, 1n) })),
    payouts[1]!.seq0,
  ],
  'a rounding in favour of one winner': payouts => {
    const one = find(payouts, 'Wrong')
    const two = find(payouts, 'Wrong', one + 1)
    const less = change(payouts, one, each => ({ fromPool: add(each.fromPool, -1n) }))
    return [change(less, two, each => ({ fromPool: add(each.fromPool, 1n) })), payouts[two]!.seq0]
  },
  'a prize from the wrong fund': payouts => {
    const right = find(payouts, 'Right')
    const moved = change(payouts, right, each => ({
      fromPool: add(each.fromPool, 1n),
      fromJackpot: add(each.fromJackpot, -1n),
    }))
    return [moved, payouts[right]!.seq0]
  },
  'a swapped winner': payouts => {
    const right = find(payouts, 'Right')
    return [change(payouts, right, () => ({ seq0: 16 })), payouts[right]!.seq0]
  },
  'a dropped winner': payouts => [payouts.slice(1), payouts[0]!.seq0],
  'an extra winner': payouts => [[...payouts, { ...payouts[0]!, seq0: 99 }], 99],
}

describe('the winners', () => {
  it.each(Object.entries(cheats))('are held with %s, and the line is named', async (_, cheat) => {
    const { request } = sale.winners()
    const [payouts, seq0] = cheat(request.settlement.payouts)
    const { status, body } = await post('/winners', { ...request, settlement: settleAgain(payouts) })
    expect([status, body['kind'], body['held']]).toEqual([409, 'winners', true])
    expect(body['differences']).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'payout', seq0 })]),
    )
  })

  it('are held with other numbers', async () => {
    const { request } = sale.winners()
    const result = request.result === '1' ? '2' : '1'
    expect(await post('/winners', { ...request, result })).toMatchObject({
      status: 409,
      body: { held: true, differences: [{ what: 'result', ours: request.result, theirs: result }] },
    })
  })

  it.each<[string, string, () => ReturnType<SampleSale['winners']>['request']]>([
    ['another jackpot', 'jackpot', () => sale.winners({ close: sale.close({ jackpot: 5n }) }).request],
    ['another pool', 'pool', () => sale.winners({ close: sale.close({ pool: 999n }) }).request],
    ['fewer tickets', 'treeSize', () => sale.winners({ close: sale.close({ treeSize: 16 }) }).request],
    ['a chosen closing time', 'round', () => sale.winners({ close: sale.close({ closedAt: 1 }) }).request],
    ['a forged signer key', 'countersignature', () => sale.winners({ signer: 'mallory' }).request],
    ['a late signer', 'countersigned before', () => sale.winners({ signerAt: 2 ** 43 }).request],
    ['another lock', 'countersignature', () => withClose({ lock: '00'.repeat(160) })],
    ['the statement of another draw', 'C', () => withClose({ C: '00'.repeat(32) })],
  ])('are refused with %s', async (_, what, makeRequest) => {
    const { status, body } = await post('/winners', makeRequest())
    expect(status).toBe(409)
    expect(body['differences']).toEqual(expect.arrayContaining([expect.objectContaining({ what })]))
  })

  const withClose = (fields: object) => {
    const { request } = sale.winners()
    return { ...request, close: { ...request.close, ...fields } }
  }

  it('are signed for one close of an instance only', async () => {
    expect(await post('/winners', sale.winners().request)).toMatchObject({ status: 200 })
    const again = sale.winners({
      close: sale.close({ index: 4, jackpot: BigInt(sale.winners().jackpotAfter) }),
    })
    const { status, body } = await post('/winners', again.request)
    expect([status, body['kind']]).toEqual([409, 'second statement'])
  })

  it('of the next draw use the jackpot that the last one left', async () => {
    const next = makeSale('next')
    Object.assign(next, { game: sale.game })
    await sell(next, 5)
    const stale = next.winners({ close: next.close({ index: 4 }) })
    expect(await post('/winners', stale.request)).toMatchObject({
      body: { kind: 'close', differences: [{ what: 'jackpot', theirs: jackpot }] },
    })
    const left = BigInt(sale.winners().jackpotAfter)
    const honest = next.winners({ close: next.close({ index: 4, jackpot: left }) })
    expect(await post('/winners', honest.request)).toMatchObject({ status: 200 })
  })
})

describe('the balance', () => {
  const other = makeSale('balance')
  it('is refused with the differing lines', async () => {
    await sell(other, 6)
    const honest = other.balance
    const shorter = makeSale('balance')
    for (const ticket of makeTickets(5)) shorter.add(ticket)
    const altered = makeSale('balance')
    for (const ticket of makeTickets(6)) altered.add({ ...ticket, price: '32' })
    const leaves = altered.leaves.map(hex).with(0, hex(other.leaves[0]!))
    const answers = await Promise.all([
      post('/balance', shorter.balance),
      post('/balance', { ...honest, treeSize: 7 }),
      post('/balance', { ...honest, root: altered.root, leaves }),
      post('/balance', { ...honest, pool: '197' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    const named = answers.map(({ body }) => (body['differences'] as object[]).at(-1))
    expect(named).toMatchObject([
      { what: 'line', seq0: 5, theirs: null },
      { what: 'batches', firstMissing: 6 },
      { what: 'leaf', seq0: 5, line: { plays: '3' } },
      { what: 'pool', ours: '198', theirs: '197' },
    ])
    expect(await post('/balance', honest)).toMatchObject({ status: 200 })
  })
})
