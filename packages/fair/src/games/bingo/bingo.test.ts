import { sha256 } from '@noble/hashes/sha2.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { cardsFrom } from './deal.ts'
import type { Balls } from './layout.ts'
import { quickStream } from './random-cards.test-support.ts'
import { bingoViewAt } from './bingo-view.ts'
import { u64be, unhex, utf8 } from '#encoding/bytes.ts'
import { payoutAmount } from '#settlement/settlement.ts'
import { attempt } from '#encoding/shape.ts'
import type { BingoPrizeTable, BingoRules } from './bingo.ts'
import { bingoGame } from './bingo-game.ts'
import { patternWins } from './settle-bingo.ts'
import { resultNumbers } from '#games/shared/result-text.ts'

const rulesWith = (balls: Balls, jackpotCalls: number): BingoRules => ({
  kind: 'bingoGame',
  balls,
  patterns: ['oneLine', 'twoLines', 'fullHouse'],
  jackpotCalls,
})
const table: BingoPrizeTable = {
  payoutPercentage: 70,
  progressivePercentage: 10,
  tiers: [
    { name: 'Jackpot', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
    { name: 'House', pattern: 'fullHouse', prize: { kind: 'share', percent: 65, minimum: '21' } },
    { name: 'Two lines', pattern: 'twoLines', prize: { kind: 'share', percent: 35, minimum: '21' } },
    { name: 'Line', pattern: 'oneLine', prize: { kind: 'fixed', amount: '21' } },
  ],
}

// The strip of deal.test.ts; its cards have no number in common.
const cardA = '2,0,21,33,41,57,0,0,0,4,12,0,34,0,0,66,0,86,5,19,0,0,44,0,68,75,0'
const cardB = '0,14,23,0,47,0,60,70,0,0,17,24,31,0,0,0,71,88,1,0,26,0,0,59,67,77,0'
const topOfA = [2, 21, 33, 41, 57]
const restOfA = [4, 12, 34, 66, 86, 5, 19, 44, 68, 75]
const topOfB = [14, 23, 47, 60, 70]
const callsFrom = (...first: number[]) => [
  ...first,
  ...Array.from({ length: 90 }, (_, i) => i + 1).filter(number => !first.includes(number)),
]
const toTickets = (...plays: string[]) => plays.map((each, seq0) => ({ seq0, plays: each }))

describe('bingo settlement', () => {
  const settle = (calls: number[], tickets: string[], jackpotCalls: number, pool = 205n) =>
    bingoGame.settle({
      rules: rulesWith(90, jackpotCalls),
      prizeTable: table,
      outcome: { calls },
      tickets: toTickets(...tickets),
      pool,
      jackpot: 1000n,
    })
  const early = callsFrom(...topOfB, ...topOfA, ...restOfA)

  it('pays the first card to complete a pattern and shares among cards of the same call', () => {
    const settled = settle(early, [cardA, cardB, cardA], 20)
    // 205: fund 143, contribution 20. House 92, two lines 50 with the odd unit. The reserve pays the line.
    expect(settled.payouts).toEqual([
      { seq0: 0, tier: 'Jackpot', fromPool: 0n, fromJackpot: 510n },
      { seq0: 0, tier: 'House', fromPool: 46n, fromJackpot: 0n },
      { seq0: 0, tier: 'Two lines', fromPool: 26n, fromJackpot: 0n },
      { seq0: 1, tier: 'Line', fromPool: 21n, fromJackpot: 0n },
      { seq0: 2, tier: 'Jackpot', fromPool: 0n, fromJackpot: 510n },
      { seq0: 2, tier: 'House', fromPool: 46n, fromJackpot: 0n },
      { seq0: 2, tier: 'Two lines', fromPool: 25n, fromJackpot: 0n },
    ])
    expect(settled).toMatchObject({ fromReserve: 21n, rollover: 0n, jackpotAfter: 0n, revenue: 42n })
  })

  it('adds what is missing to the minimum of the one prize that the winners share', () => {
    const settled = settle(early, [cardA, cardB, cardA], 20, 20n)
    // Fund 14: House 9 and Two lines 5 are raised to 21 each.
    const amounts = (tier: string) => settled.payouts.filter(each => each.tier === tier).map(payoutAmount)
    expect([amounts('House'), amounts('Two lines'), amounts('Line')]).toEqual([[11n, 10n], [11n, 10n], [21n]])
    expect(settled).toMatchObject({ fromReserve: 49n, rollover: 0n })
  })

  it('does not level a pattern with another', () => {
    const settled = settle(early, [cardA, cardB, cardA, cardA], 20, 100n)
    // Fund 70: three share 45 for the house and 25 for two lines, one has the line.
    const amounts = (tier: string) => settled.payouts.filter(each => each.tier === tier).map(payoutAmount)
    expect([amounts('House'), amounts('Two lines'), amounts('Line')]).toEqual([
      [15n, 15n, 15n],
      [9n, 8n, 8n],
      [21n],
    ])
  })

  it('divides one fixed prize among its winners', () => {
    const calls = callsFrom(...topOfA)
    const { payouts } = settle(calls, [cardA, cardA, cardB], 20)
    expect(payouts.filter(payout => payout.tier === 'Line').map(payoutAmount)).toEqual([11n, 10n])
  })

  it('keeps the jackpot when the full house comes one call too late', () => {
    const settled = settle(early, [cardA, cardB], 19)
    expect(settled.tiers[0]).toEqual({ name: 'Jackpot', winners: 0, units: 0, fund: 1020n, paid: 0n })
    expect(settled.jackpotAfter).toBe(1020n)
  })

  it('rolls everything over without cards', () => {
    const settled = settle(early, [], 20)
    expect(settled.payouts).toEqual([])
    expect(settled.rollover).toBe(143n)
  })

  it('rejects an illegal card', () => {
    expect(() => settle(early, ['1,2,3'], 20)).toThrow('ticket 0 does not hold a valid play')
  })
})

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 40)

describe.each<Balls>([75, 90])('any %i-ball game', balls => {
  const rules = rulesWith(balls, balls === 90 ? 70 : 65)
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
  const games = fc.record({ seed: fc.nat(), count: fc.nat(40), pool: amount, jackpot: amount })
  const play = ({
    seed,
    count,
    pool,
    jackpot,
  }: {
    seed: number
    count: number
    pool: bigint
    jackpot: bigint
  }) => {
    const tickets = toTickets(...cardsFrom(quickStream(seed), balls, count))
    const outcome = bingoGame.draw(openDraws('FD1', sha256(u64be(seed)), sha256(utf8('close'))), rules, {
      tickets: count,
      seq0At: index => index,
    })
    const settled = bingoGame.settle({ rules, prizeTable: table, outcome, tickets, pool, jackpot })
    return { tickets, outcome, settled, wins: patternWins(rules, outcome, tickets) }
  }

  it('conserves money to the unit', () => {
    fc.assert(
      fc.property(games, game => {
        const { settled } = play(game)
        const paid = settled.payouts.reduce((sum, payout) => sum + payoutAmount(payout), 0n)
        expect(paid + settled.revenue + settled.jackpotAfter).toBe(
          game.pool + game.jackpot + settled.fromReserve,
        )
        const pots = [settled.revenue, settled.fromReserve, settled.rollover, settled.jackpotAfter]
        expect(pots.every(each => each >= 0n)).toBe(true)
      }),
      { numRuns },
    )
  })

  it('shows as won exactly what is paid, at every call', () => {
    fc.assert(
      fc.property(games, game => {
        const { tickets, outcome, settled, wins } = play(game)
        const shown = wins.map(({ pattern, call, winners }) => ({ pattern, call, winners: winners.length }))
        const mine = tickets.filter(ticket => ticket.seq0 % 3 === 0)
        const view = (calls: number) =>
          bingoViewAt({
            rules,
            prizeTable: table,
            wins: shown,
            cards: mine,
            payouts: settled.payouts,
            called: outcome.calls.slice(0, calls),
          })
        const callFor = (tier: string) => {
          const { pattern } = table.tiers.find(each => each.name === tier)!
          return wins.find(win => win.pattern === pattern)!.call
        }
        for (let calls = 0; calls <= balls; calls += 1) {
          const { winnings, cards: views, tiers, best } = view(calls)
          const due = settled.payouts.filter(
            ({ seq0, tier }) => mine.some(card => card.seq0 === seq0) && callFor(tier) <= calls,
          )
          expect(winnings).toBe(due.reduce((sum, payout) => sum + payoutAmount(payout), 0n))
          expect(best === undefined).toBe(mine.length === 0)
          for (const win of wins.filter(each => each.call === calls && calls > 0)) {
            const complete = views.filter(card => card.complete.includes(win.pattern)).map(card => card.seq0)
            expect(complete).toEqual(win.winners.filter(seq0 => seq0 % 3 === 0))
            expect(
              tiers.filter(tier => tier.pattern === win.pattern).every(tier => tier.state !== 'open'),
            ).toBe(true)
          }
        }
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    )
  })

  it('parses its own result text', () => {
    fc.assert(
      fc.property(games, game => {
        const { outcome } = play({ ...game, count: 1 })
        const text = bingoGame.resultText(outcome)
        expect(bingoGame.parseOutcome(rules, resultNumbers(text))).toEqual(outcome)
        expect(bingoGame.parseOutcome(rules, outcome.calls.slice(1))).toBeUndefined()
        expect(bingoGame.parseOutcome(rules, outcome.calls.with(0, outcome.calls[1] ?? 0))).toBeUndefined()
      }),
      { numRuns: 10 },
    )
  })
})

describe('FD1 test vectors', () => {
  const S = unhex('16aa19fe0464b8eaaa9f33a3ecb86bb7003057575236f7e1c8eca22a5d8bb162')
  const C = unhex('7809cc538ca886be91e6d827e041e66ffd5057ac96fd5210e0493b07eb71ba95')

  it.each<[Balls, RegExp]>([
    [75, /^17,8,51,67,15,36,69,37,28,35,.*,12,56,68,6,42,27,30$/],
    [90, /^2,43,4,61,57,36,63,9,51,26,.*,11,74,80,28,89,84,69$/],
  ])('draws the calls of %i balls', (balls, text) => {
    const drawn = bingoGame.draw(openDraws('FD1', S, C), rulesWith(balls, 0), {
      tickets: 0,
      seq0At: index => index,
    })
    expect(bingoGame.resultText(drawn)).toMatch(text)
  })
})

describe('bingo terms', () => {
  const rules = rulesWith(90, 40)
  const rulesProblem = (change: object) => attempt(bingoGame.parseRules, { ...rules, ...change }, 'rules')
  const parse = (given: unknown, at = rules) =>
    attempt(value => bingoGame.parsePrizeTable(value, 'prizeTable', at), given, 'prizeTable')
  const without = rulesWith(90, 0)
  const [top, house, two, line] = table.tiers
  const shared = { ...line, prize: { kind: 'share', percent: 0 } }

  it('reads valid terms unchanged', () => {
    expect(rulesProblem({})).toEqual(rules)
    expect(parse(table)).toEqual(table)
    const plain = { ...table, progressivePercentage: 0, tiers: [house, two, shared] }
    expect(parse(plain, without)).toEqual(plain)
  })

  it.each<[string, object, string]>([
    ['80 balls', { balls: 80 }, 'neither 75 nor 90'],
    ['no pattern', { patterns: [] }, 'are empty'],
    ['a pattern twice', { patterns: ['oneLine', 'oneLine', 'fullHouse'] }, 'duplicate pattern'],
    ['corners on 90 balls', { patterns: ['fourCorners', 'fullHouse'] }, 'patterns of 90-ball'],
    ['an unknown pattern', { patterns: ['heart'] }, 'not a pattern'],
    ['a jackpot that cannot be won', { jackpotCalls: 14 }, 'must be between'],
    ['a jackpot without a full house', { patterns: ['oneLine'] }, 'must include the full house'],
  ])('rejects rules with %s', (_, change, problem) => {
    expect(rulesProblem(change)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it.each<[string, unknown, BingoRules, string]>([
    ['no jackpot tier', { ...table, tiers: [house, two, line] }, rules, 'need a jackpot'],
    [
      'no jackpot tier and fixed prizes only',
      {
        payoutPercentage: 0,
        progressivePercentage: 0,
        tiers: [house, two, line].map(tier => ({ ...tier, prize: line?.prize })),
      },
      rules,
      'jackpot to the full house',
    ],
    [
      'a larger minimum for a later pattern',
      { ...table, tiers: [top, house, two, { ...line, prize: { kind: 'fixed', amount: '22' } }] },
      rules,
      'lower tier more',
    ],
    ['a jackpot tier too many', table, without, 'not the first tier'],
    [
      'a pattern without a prize',
      { ...table, tiers: [top, { ...house, prize: { kind: 'share', percent: 100 } }] },
      rules,
      'every pattern',
    ],
    [
      'a pattern with two prizes',
      { ...table, tiers: [top, house, two, line, { ...shared, name: 'x' }] },
      rules,
      'every pattern',
    ],
    [
      'the jackpot for a line',
      { ...table, tiers: [{ ...top, pattern: 'oneLine' }, house, two, line] },
      rules,
      'jackpot to the full house',
    ],
    [
      'shares below 100 percent',
      { ...table, tiers: [top, house, { ...two, prize: { kind: 'share', percent: 30 } }, line] },
      rules,
      'whole prize fund',
    ],
    [
      'a progressive percentage without a jackpot',
      { ...table, tiers: [house, two, shared] },
      without,
      'cannot be won',
    ],
    [
      'an unassigned remainder',
      {
        ...table,
        progressivePercentage: 0,
        tiers: [house, two, line].map(tier => ({ ...tier, prize: line?.prize })),
      },
      without,
      'whole prize fund',
    ],
  ])('rejects a prize table with %s', (_, given, at, problem) => {
    expect(parse(given, at)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
