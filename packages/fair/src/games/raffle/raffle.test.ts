import { sha256 } from '@noble/hashes/sha2.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { u64be, unhex, utf8 } from '#encoding/bytes.ts'
import { payoutAmount } from '#settlement/settlement.ts'
import { attempt } from '#encoding/shape.ts'
import type { RafflePrize, RafflePrizeTable, RaffleRules } from './raffle.ts'
import { raffleGame } from './raffle-game.ts'
import { rolledOver } from './raffle-terms.ts'
import { raffleViewAt } from './raffle-view.ts'
import { resultNumbers } from '#games/shared/result-text.ts'

const rules: RaffleRules = { kind: 'raffleGame', winners: 4 }
const share = (percent: number, minimum?: string): RafflePrize => ({
  kind: 'share',
  percent,
  ...(minimum && { minimum }),
})
const fixed = (amount: string): RafflePrize => ({ kind: 'fixed', amount })
const item = (cashOption: string): RafflePrize => ({ kind: 'item', item: 'City break', cashOption })
const tableWith = (first: RafflePrize, second: RafflePrize, others: RafflePrize): RafflePrizeTable => ({
  payoutPercentage: 50,
  progressivePercentage: 10,
  tiers: [
    { name: 'first', winners: 1, prize: first },
    { name: 'second', winners: 1, prize: second },
    { name: 'others', winners: 2, prize: others },
  ],
})
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100)
const ticketsAt = (...places: number[]) => places.map(seq0 => ({ seq0, plays: '' }))
const settle = (
  prizeTable: RafflePrizeTable,
  winners: number[],
  pool: bigint,
  jackpot = 0n,
  tickets = ticketsAt(0, 1, 2, 3, 4, 5, 6),
) => raffleGame.settle({ rules, prizeTable, outcome: { winners }, tickets, pool, jackpot })

describe('raffle settlement', () => {
  it('gives the prizes in drawn order, and the carried jackpot to the first', () => {
    const settled = settle(tableWith(share(60, '5'), share(40, '5'), fixed('5')), [6, 0, 4, 2], 203n, 7n)
    // 203: fund 101, contribution 20, revenue 82. The odd unit of the shares rolls over.
    expect(settled).toMatchObject({ prizeFund: 101n, contribution: 20n, revenue: 82n })
    expect(settled.payouts).toEqual([
      { seq0: 0, tier: 'second', fromPool: 40n, fromJackpot: 0n },
      { seq0: 2, tier: 'others', fromPool: 5n, fromJackpot: 0n },
      { seq0: 4, tier: 'others', fromPool: 5n, fromJackpot: 0n },
      { seq0: 6, tier: 'first', fromPool: 60n, fromJackpot: 0n },
      { seq0: 6, tier: rolledOver, fromPool: 0n, fromJackpot: 27n },
    ])
    expect(settled).toMatchObject({ fromReserve: 10n, rollover: 1n, jackpotAfter: 1n })
  })

  it('pays all prizes of a tier the same, also the carried jackpot', () => {
    const prizeTable: RafflePrizeTable = {
      payoutPercentage: 50,
      progressivePercentage: 10,
      tiers: [{ name: 'winners', winners: 4, prize: share(25) }],
    }
    const settled = settle(prizeTable, [6, 0, 4, 2], 206n, 7n)
    // Fund 103: 25 each, 3 roll over. The carried 27: 6 each, 3 stay in the jackpot.
    expect(settled.payouts.map(payout => [payout.seq0, payout.tier, payoutAmount(payout)])).toEqual(
      [0, 2, 4, 6].flatMap(seq0 => [
        [seq0, 'winners', 25n],
        [seq0, rolledOver, 6n],
      ]),
    )
    expect(settled).toMatchObject({ fromReserve: 0n, rollover: 3n, jackpotAfter: 6n })
  })

  it('adds what is missing to the minimum of every prize that is won', () => {
    const table = tableWith(share(60, '40'), share(20, '40'), share(10, '40'))
    const settled = settle(table, [9, 4, 5], 100n, 0n, ticketsAt(4, 5, 9))
    // Fund 50: 30, 10, 5; the fourth prize has no ticket.
    expect(settled.payouts.map(payoutAmount)).toEqual([40n, 40n, 40n, 10n])
    expect(settled).toMatchObject({ fromReserve: 75n, rollover: 5n, jackpotAfter: 5n })
  })

  it('rolls over the whole prize when there is no ticket for it', () => {
    const table = tableWith(share(60), share(20), share(10))
    const settled = settle(table, [9, 4, 5], 200n, 0n, ticketsAt(4, 5, 9))
    expect(settled.tiers).toEqual([
      { name: 'first', winners: 1, units: 1, fund: 60n, paid: 60n },
      { name: 'second', winners: 1, units: 1, fund: 20n, paid: 20n },
      { name: 'others', winners: 1, units: 1, fund: 20n, paid: 10n },
      { name: rolledOver, winners: 1, units: 1, fund: 20n, paid: 20n },
    ])
    expect(settled.rollover).toBe(10n)
  })

  it('awards the item with its cash option from the reserve, and shares the whole fund', () => {
    const { payouts, fromReserve } = settle(tableWith(item('90'), share(80), share(10)), [1, 2, 3, 4], 200n)
    expect(payouts[0]).toEqual({ seq0: 1, tier: 'first', fromPool: 90n, fromJackpot: 0n, item: 'City break' })
    expect(payouts.slice(2).map(payoutAmount)).toEqual([80n, 10n, 10n])
    expect(fromReserve).toBe(90n)
  })

  it('awards the item and pays fixed prizes in full without sales', () => {
    const prizeTable = { ...tableWith(item('150'), fixed('50'), fixed('0')), payoutPercentage: 0 }
    const { payouts, fromReserve, rollover } = settle(prizeTable, [1, 2, 3, 4], 0n, 20n)
    expect(payouts).toEqual([
      { seq0: 1, tier: 'first', fromPool: 150n, fromJackpot: 0n, item: 'City break' },
      { seq0: 1, tier: rolledOver, fromPool: 0n, fromJackpot: 20n },
      { seq0: 2, tier: 'second', fromPool: 50n, fromJackpot: 0n },
    ])
    expect({ fromReserve, rollover }).toEqual({ fromReserve: 200n, rollover: 0n })
  })

  it('rolls everything over without tickets', () => {
    const settled = settle(tableWith(share(60), share(20), share(10)), [], 0n, 40n, [])
    expect(settled).toMatchObject({ payouts: [], jackpotAfter: 40n })
  })

  it('conserves money to the unit; a ticket wins one prize, the first the jackpot besides', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
    const small = fc.bigInt({ min: 0n, max: 10n ** 6n }).map(String)
    const prizes = fc.oneof(
      fc.nat(100).map(percent => [share(percent, '3'), share(100 - percent, '3'), fixed('3')] as const),
      fc.tuple(small, small, small).map(([a, b, c]) => [item(a), fixed(b), item(c)] as const),
      fc.tuple(small, fc.nat(50)).map(([a, p]) => [item(a), share(100 - 2 * p), share(p)] as const),
    )
    const field = fc.uniqueArray(fc.nat(50), { maxLength: 20 }).map(places => places.sort((a, b) => a - b))
    fc.assert(
      fc.property(fc.nat(), field, prizes, amount, amount, (seed, places, [a, b, c], pool, jackpot) => {
        const prizeTable = tableWith(a, b, c)
        const { outcome } = drawFrom(seed, places)
        const settled = settle(prizeTable, outcome.winners, pool, jackpot, ticketsAt(...places))
        const sum = settled.payouts.reduce((all, payout) => all + payoutAmount(payout), 0n)
        expect(sum + settled.revenue + settled.jackpotAfter).toBe(pool + jackpot + settled.fromReserve)
        const pots = [settled.revenue, settled.fromReserve, settled.rollover, settled.jackpotAfter]
        expect(pots.every(each => each >= 0n)).toBe(true)
        const others = settled.payouts.filter(payout => payout.tier === 'others').map(payoutAmount)
        expect(new Set(others).size).toBeLessThanOrEqual(1)
        const won = settled.payouts.filter(payout => payout.tier !== rolledOver).map(payout => payout.seq0)
        expect(new Set(won).size).toBe(won.length)
        expect(won.every(seq0 => outcome.winners.includes(seq0))).toBe(true)
        const carried = settled.payouts.filter(payout => payout.tier === rolledOver)
        expect(carried.every(payout => payout.seq0 === outcome.winners[0])).toBe(true)
        if (places.length > 0) expect(settled.jackpotAfter).toBe(settled.rollover)
      }),
      { numRuns },
    )
  })

  it.each<[string, number[], { seq0: number; plays: string }[], string]>([
    ['a winner that is not a live ticket', [0, 9], ticketsAt(0, 1), 'ticket 9 won but is not a live ticket'],
    ['too few winners', [0], ticketsAt(0, 1), 'expected 2 winners, got 1'],
    ['a ticket out of order', [0, 1], ticketsAt(1, 0), 'out of play order'],
    ['a ticket with plays', [0], [{ seq0: 0, plays: '1' }], 'valid play'],
  ])('rejects %s', (_, winners, tickets, message) => {
    expect(() => settle(tableWith(share(60), share(20), share(10)), winners, 0n, 0n, tickets)).toThrow(
      message,
    )
  })
})

const drawFrom = (seed: number, places: readonly number[]) => {
  const outcome = raffleGame.draw(openDraws('FD1', sha256(u64be(seed)), sha256(utf8('close'))), rules, {
    tickets: places.length,
    seq0At: index => places[index] ?? -1,
  })
  return { outcome, text: raffleGame.resultText(outcome) }
}

describe('raffle view', () => {
  const prizeTable = tableWith(item('90'), share(80), share(10))
  const winners = [6, 0, 4, 2]
  const { payouts } = settle(prizeTable, winners, 200n, 7n)
  const view = (shown: number) => raffleViewAt({ prizeTable, winners, payouts, mine: new Set([0, 6]), shown })

  it('shows the winners drawn so far and the next prize', () => {
    expect(view(0)).toEqual({ winners: [], playingFor: prizeTable.tiers[0], winnings: 0n, items: [] })
    expect(view(1)).toEqual({
      winners: [{ seq0: 6, tier: 'first', amount: 117n, item: 'City break', isMine: true }],
      playingFor: prizeTable.tiers[1],
      winnings: 117n,
      items: ['City break'],
    })
    expect(view(3).playingFor?.name).toBe('others')
    expect(view(4).playingFor).toBeUndefined()
  })

  it('shows all payouts at the end', () => {
    const shown = view(4)
    const paid = (of: typeof payouts) => of.reduce((sum, payout) => sum + payoutAmount(payout), 0n)
    expect(shown.winners.reduce((sum, winner) => sum + winner.amount, 0n)).toBe(paid(payouts))
    expect(shown.winnings).toBe(paid(payouts.filter(({ seq0 }) => seq0 === 0 || seq0 === 6)))
  })
})

describe('raffle result', () => {
  it('matches the FD1 test vectors', () => {
    const S = unhex('16aa19fe0464b8eaaa9f33a3ecb86bb7003057575236f7e1c8eca22a5d8bb162')
    const C = unhex('7809cc538ca886be91e6d827e041e66ffd5057ac96fd5210e0493b07eb71ba95')
    const three = { ...rules, winners: 3 }
    expect(raffleGame.draw(openDraws('FD1', S, C), three, { tickets: 7, seq0At: index => index })).toEqual({
      winners: [6, 0, 4],
    })
    expect(
      raffleGame.draw(openDraws('FD1', S, C), three, { tickets: 7, seq0At: index => index + 9 }).winners,
    ).toEqual([15, 9, 13])
  })

  it('reads back as it is written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uniqueArray(fc.nat(10 ** 6), { maxLength: 30 }), (seed, places) => {
        const { outcome, text } = drawFrom(seed, places)
        expect(outcome.winners).toHaveLength(Math.min(4, places.length))
        expect(raffleGame.parseOutcome(rules, resultNumbers(text))).toEqual(outcome)
      }),
    )
  })

  it.each([[[1, 1]], [[1, 2, 3, 4, 5]], [[-1]], [[1.5]], [[2 ** 32]], [[Number.NaN]]])(
    'rejects %j as a result',
    numbers => {
      expect(raffleGame.parseOutcome(rules, numbers)).toBeUndefined()
    },
  )

  it('accepts only an empty play', () => {
    expect(raffleGame.validPlays(rules, '')).toBe(true)
    expect(raffleGame.validPlays(rules, '1')).toBe(false)
  })
})

describe('raffle terms', () => {
  const table = tableWith(share(60), share(20), share(10))
  const parse = (given: unknown, at = rules) =>
    attempt(value => raffleGame.parsePrizeTable(value, 'prizeTable', at), given, 'prizeTable')

  it('reads valid terms unchanged', () => {
    expect(attempt(raffleGame.parseRules, rules, 'rules')).toEqual(rules)
    const guaranteed = {
      ...tableWith(item('10'), fixed('5'), fixed('1')),
      payoutPercentage: 0,
      reserve: '17',
    }
    for (const each of [table, guaranteed, tableWith(item('10'), share(60, '10'), share(20))])
      expect(parse(each)).toEqual(each)
  })

  it.each<[string, unknown, string]>([
    ['shares below 100 percent', tableWith(share(60), share(20), share(9)), 'whole prize fund'],
    ['shares above 100 percent', tableWith(share(60), share(20), share(11)), 'whole prize fund'],
    ['more prizes than winners', { ...table, tiers: [...table.tiers, table.tiers[0]] }, 'duplicate names'],
    ['fewer prizes than winners', { ...table, tiers: table.tiers.slice(1) }, 'number of winners'],
    ['a jackpot', tableWith({ kind: 'jackpot' } as never, share(80), share(10)), 'is not a raffle prize'],
    [
      'an item without a value',
      tableWith({ kind: 'item', item: 'x' } as never, share(80), share(10)),
      'cashOption',
    ],
    ['a larger share later', tableWith(share(20), share(60), share(10)), 'larger share'],
    ['a larger share later, after an item', tableWith(share(20, '5'), item('5'), share(40)), 'larger share'],
    ['a larger cash option later', tableWith(share(100, '5'), item('6'), fixed('1')), 'lower tier more'],
    ['a prize fund without shares', tableWith(item('10'), fixed('5'), fixed('1')), 'whole prize fund'],
    ['more than the pool', { ...table, payoutPercentage: 91 }, 'more than the pool'],
    [
      'the name of the carried jackpot',
      { ...table, tiers: table.tiers.map((tier, i) => (i === 0 ? { ...tier, name: rolledOver } : tier)) },
      'duplicate names',
    ],
  ])('rejects terms with %s', (_, given, problem) => {
    expect(parse(given)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
