import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_STATUSES } from '#game/status.ts'
import { minor, money } from '#money/money.ts'
import { ACCOUNT_STATUSES } from './account-status.ts'
import {
  decideJoin,
  type JoinedGame,
  type JoinFacts,
  type JoiningPlayer,
  type JoinRequest,
  type JoinRules,
  type UsedLimit,
  type UsedLossLimit,
} from './join-decision.ts'

const NOW = 1_000_000
const usd = (amount: bigint) => money(amount, 'USD')

const alice: JoiningPlayer = {
  status: 'active',
  segment: 'C',
  hasDeposited: true,
  emailVerified: true,
  identityVerified: true,
  countryKnown: true,
}

const saturdaySix: JoinedGame = {
  status: 'OPEN',
  regEnd: NOW + 1,
  cap: 100,
  sold: 10,
  playerMax: 10,
  cost: usd(200n),
  fee: usd(10n),
  currency: 'USD',
  rule: { kind: 'numbers', first: { pick: 3, of: 9 } },
}

const rules: JoinRules = {
  acceptingPlays: true,
  freerollNoDeposits: false,
  emailVerifiedEnabled: true,
  maxLinesPerJoin: 50,
  identityBeforeMoneyPlay: false,
  moneyPlayFromUnknownCountry: true,
}

const line = { numbers: [3, 1, 2] }

type Changes = {
  request?: Partial<JoinRequest>
  player?: Partial<JoiningPlayer>
  rules?: Partial<JoinRules>
  game?: Partial<JoinedGame>
  playerPlays?: number
  weeklyWager?: UsedLimit
  losses?: readonly UsedLossLimit[]
  balance?: bigint
}

const facts = (changes: Changes = {}): JoinFacts => ({
  request: { plays: [line], count: 1, currency: 'USD', ...changes.request },
  player: { ...alice, ...changes.player },
  rules: { ...rules, ...changes.rules },
  game: { ...saturdaySix, ...changes.game },
  playerPlays: changes.playerPlays ?? 0,
  weeklyWager: changes.weeklyWager ?? { used: minor(0n), cap: null },
  losses: changes.losses ?? [],
  balance: usd(changes.balance ?? 10_000n),
  now: NOW,
})

const decided = (changes: Changes): string => {
  const decision = decideJoin(facts(changes))
  return decision.exitCode === 0 ? '0' : `${decision.exitCode} ${decision.reason}`
}

const lines = (count: number) => ({ plays: Array.from({ length: count }, () => line), count })
const free = { cost: usd(0n), fee: usd(0n) }
const capped = (used: bigint, cap: bigint) => ({ used: minor(used), cap: minor(cap) })
const lost = (kind: UsedLossLimit['kind'], used: bigint, cap: bigint) => ({ kind, ...capped(used, cap) })

describe('join decision', () => {
  it('charges cost and fee and returns the balance', () => {
    expect(decideJoin(facts({ request: lines(2), balance: 500n }))).toEqual({
      exitCode: 0,
      charge: usd(420n),
      feePart: usd(20n),
      plays: ['1,2,3', '1,2,3'],
      units: [1, 1],
      balanceAfter: usd(80n),
      soldAfter: 12,
      full: false,
    })
  })

  it('closes the game with the last play', () => {
    expect(decideJoin(facts({ game: { sold: 99 } }))).toMatchObject({
      exitCode: 0,
      soldAfter: 100,
      full: true,
    })
  })

  it('accepts dealt plays without lines', () => {
    const game = { rule: { kind: 'dealt' } } as const
    expect(decideJoin(facts({ game, request: { plays: [], count: 3 } }))).toMatchObject({
      exitCode: 0,
      charge: usd(630n),
      plays: [],
    })
  })

  it('charges digit plays per unit', () => {
    const game = { rule: { kind: 'digits', positions: 3, options: ['straight', 'box'] } } as const
    const plays = [{ numbers: [7, 0, 7], units: [1, 2, 0] as const }]
    expect(decideJoin(facts({ game, request: { plays } }))).toMatchObject({
      charge: usd(610n),
      plays: ['7,0,7|1,2,0'],
    })
  })

  it.each<[string, Changes, string]>([
    ['other currency', { request: { currency: 'EUR' } }, '1 noSuchCurrency'],
    ['unknown currency', { request: { currency: 'XXX' } }, '1 noSuchCurrency'],
    ['one cent short', { balance: 209n }, '2 notEnoughFunds'],
    ['the last cent', { balance: 210n }, '0'],
    ['closed', { game: { status: 'CLOSED' } }, '3 notOpen'],
    ['at registration end', { game: { regEnd: NOW } }, '3 registrationOver'],
    ['no registration end', { game: { regEnd: null } }, '0'],
    ['full', { game: { sold: 100 } }, '3 full'],
    ['one play too many', { game: { sold: 99 }, request: lines(2) }, '3 full'],
    ['too many lines', { request: lines(51), game: { playerMax: 99 } }, '4 tooManyLines'],
    ['no lines', { request: { plays: [], count: 0 } }, '4 countOfLines'],
    ['half a line', { request: { count: 1.5 } }, '4 countOfLines'],
    ['fewer lines than counted', { request: { count: 2 } }, '4 countOfLines'],
    ['malformed line', { request: { plays: [{ numbers: [1, 2, 10] }] } }, '4 line'],
    ['lines for dealt plays', { game: { rule: { kind: 'dealt' } } }, '4 countOfLines'],
    ['max plays', { playerPlays: 10 }, '5 alreadyMaxPlays'],
    ['more than max plays', { playerPlays: 9, request: lines(2) }, '5 alreadyMaxPlays'],
    ['up to max plays', { playerPlays: 8, request: lines(2) }, '0'],
    ['up to every loss limit', { losses: [lost('lossDay', 0n, 210n), lost('lossWeek', 790n, 1_000n)] }, '0'],
    ['over the weekly wager', { weeklyWager: capped(791n, 1_000n) }, '6 weeklyWagerLimit'],
    ['up to the weekly wager', { weeklyWager: capped(790n, 1_000n) }, '0'],
    ['free play over a lowered limit', { weeklyWager: capped(900n, 500n), game: free }, '0'],
    ['banned', { player: { status: 'banned' } }, '7 banned'],
    ['self-excluded', { player: { status: 'selfExcluded' } }, '7 selfExcluded'],
    ['no segment', { player: { segment: null } }, '7 noSegment'],
    ['blocked country', { player: { segment: 'A1' } }, '7 blockedCountry'],
    ['free without deposit', { player: { hasDeposited: false }, game: free }, '7 mustDepositFirst'],
    ['email', { player: { emailVerified: false } }, '7 emailNotVerified'],
    ['segment B', { player: { segment: 'B' } }, '7 needsFullRegistration'],
    [
      'identity',
      { player: { identityVerified: false }, rules: { identityBeforeMoneyPlay: true } },
      '7 identityNotVerified',
    ],
    [
      'identity is not asked for a free play',
      { player: { identityVerified: false }, rules: { identityBeforeMoneyPlay: true }, game: free },
      '0',
    ],
    [
      'identity is asked where only a fee is paid',
      {
        player: { identityVerified: false },
        rules: { identityBeforeMoneyPlay: true },
        game: { cost: usd(0n), fee: usd(10n) },
      },
      '7 identityNotVerified',
    ],
    [
      'unknown country',
      { player: { countryKnown: false }, rules: { moneyPlayFromUnknownCountry: false } },
      '7 unknownCountry',
    ],
    ['site closed', { rules: { acceptingPlays: false } }, '9 siteCannotAcceptPlays'],
  ])('%s', (_, changes, answer) => {
    expect(decided(changes)).toBe(answer)
  })

  it('skips the identity and weekly wager checks for points', () => {
    const points = (amount: bigint) => money(amount, 'FPP')
    const input = facts({
      request: { currency: 'FPP' },
      player: { identityVerified: false, countryKnown: false },
      rules: { identityBeforeMoneyPlay: true, moneyPlayFromUnknownCountry: false },
      game: { currency: 'FPP', cost: points(50n), fee: points(0n) },
      weeklyWager: capped(0n, 0n),
    })
    expect(decideJoin({ ...input, balance: points(50n) })).toMatchObject({ exitCode: 0, charge: points(50n) })
    expect(decideJoin({ ...input, balance: points(49n) })).toMatchObject({ exitCode: 2 })
  })

  it.each([
    ['lossDay', [209n, 100n, 100n], Date.UTC(2026, 10, 15), 209n],
    ['lossWeek', [210n, 209n, 100n], Date.UTC(2026, 10, 16), 209n],
    ['lossMonth', [210n, 210n, 100n], Date.UTC(2026, 11, 1), 100n],
  ] as const)(
    'the first loss limit that it would pass is named: %s',
    (kind, [day, week, month], resetsAt, left) => {
      const losses = [lost('lossDay', 0n, day), lost('lossWeek', 0n, week), lost('lossMonth', 0n, month)]
      const saturday = Date.UTC(2026, 10, 14, 12)
      expect(decideJoin({ ...facts({ losses, game: { regEnd: null } }), now: saturday })).toEqual({
        exitCode: 6,
        reason: 'lossLimit',
        left,
        lossLimit: { kind, resetsAt },
      })
    },
  )

  it('reports the first failing condition, in order, for a request that fails all', () => {
    const cures: readonly [string, Changes][] = [
      ['9 siteCannotAcceptPlays', { rules: { acceptingPlays: true } }],
      ['1 noSuchCurrency', { request: { currency: 'USD' } }],
      ['7 locked', { player: { status: 'active' } }],
      ['7 emailNotVerified', { player: { emailVerified: true } }],
      ['3 notOpen', { game: { status: 'OPEN' } }],
      ['3 registrationOver', { game: { regEnd: NOW + 1 } }],
      ['4 line', { request: { plays: [line] } }],
      ['5 alreadyMaxPlays', { playerPlays: 0 }],
      ['3 full', { game: { sold: 0 } }],
      ['6 weeklyWagerLimit', { weeklyWager: capped(0n, 1_000n) }],
      ['6 lossLimit', { losses: [] }],
      ['2 notEnoughFunds', { balance: 210n }],
      ['0', {}],
    ]
    let changes: Changes = {
      rules: { acceptingPlays: false },
      request: { currency: 'EUR', plays: [{ numbers: [] }] },
      player: { status: 'locked', emailVerified: false },
      game: { status: 'ENDED', regEnd: NOW - 1, sold: 100 },
      playerPlays: 10,
      weeklyWager: capped(1_000n, 1_000n),
      losses: [lost('lossDay', 0n, 0n)],
      balance: 0n,
    }
    for (const [answer, cure] of cures) {
      expect(decided(changes)).toBe(answer)
      changes = {
        ...changes,
        ...cure,
        rules: { ...changes.rules, ...cure.rules },
        request: { ...changes.request, ...cure.request },
        player: { ...changes.player, ...cure.player },
        game: { ...changes.game, ...cure.game },
      }
    }
  })

  it('never oversells, overdraws or exceeds a limit', () => {
    const anyFacts = fc.record({
      count: fc.integer({ min: -1, max: 12 }),
      sold: fc.nat(100),
      playerPlays: fc.nat(12),
      balance: fc.bigInt({ min: 0n, max: 3_000n }),
      cost: fc.bigInt({ min: 0n, max: 400n }),
      fee: fc.bigInt({ min: 0n, max: 40n }),
      used: fc.bigInt({ min: 0n, max: 2_000n }),
      cap: fc.option(fc.bigInt({ min: 0n, max: 3_000n })),
      status: fc.constantFrom(...GAME_STATUSES),
      account: fc.constantFrom(...ACCOUNT_STATUSES),
      regEnd: fc.integer({ min: NOW - 2, max: NOW + 5 }),
    })
    const open = anyFacts.map(each => ({ ...each, status: 'OPEN' as const, account: 'active' as const }))
    fc.assert(
      fc.property(fc.oneof(open, anyFacts), drawn => {
        const input = facts({
          request: lines(Math.max(0, drawn.count)),
          player: { status: drawn.account },
          game: {
            status: drawn.status,
            sold: drawn.sold,
            regEnd: drawn.regEnd,
            cost: usd(drawn.cost),
            fee: usd(drawn.fee),
          },
          playerPlays: drawn.playerPlays,
          weeklyWager: { used: minor(drawn.used), cap: drawn.cap === null ? null : minor(drawn.cap) },
          balance: drawn.balance,
        })
        const decision = decideJoin(input)
        if (decision.exitCode !== 0) return
        const { charge, balanceAfter, soldAfter } = decision
        expect(charge.amount).toBe((drawn.cost + drawn.fee) * BigInt(drawn.count))
        expect(balanceAfter.amount).toBe(drawn.balance - charge.amount)
        expect(balanceAfter.amount >= 0n).toBe(true)
        expect(soldAfter).toBeLessThanOrEqual(100)
        expect(drawn.playerPlays + drawn.count).toBeLessThanOrEqual(10)
        expect(drawn.cap === null || charge.amount === 0n || drawn.used + charge.amount <= drawn.cap).toBe(
          true,
        )
        expect(drawn.status).toBe('OPEN')
        expect(drawn.account).toBe('active')
        expect(drawn.regEnd).toBeGreaterThan(NOW)
      }),
      { numRuns: 500 },
    )
  })
})
