import { type GameTerms, parseTerms } from '@fairground/fair/games/games'
import { checkPrizes } from '@fairground/rules/prizes/check-prizes'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { toPrizeTerms } from './prize-terms.ts'

const server = useTestServer()

const sale = { cost: 100n, fee: 0n, cap: 1000 }
const rules = { kind: 'oneDrawGame', pick: 3, from: 10 } as const
const shares = { payoutPercentage: 40, progressivePercentage: 10 }
const tier = (matches: number, prize: object) => ({ name: `${matches} right`, matches, prize })
const jackpot = (minimum: string, seed = '5000') => ({ kind: 'jackpot', minimum, seed })
const share = (percent: number, minimum?: string) => ({
  kind: 'share',
  percent,
  ...(minimum !== undefined && { minimum }),
})
const fixed = (amount: string) => ({ kind: 'fixed', amount })

interface Tried {
  readonly rules: object
  readonly prizeTable: object
}

/** Stores a game as the owner of the database, without any code of the platform. */
const store = async ({ rules: given, prizeTable }: Tried): Promise<string> => {
  try {
    await server().sql(
      `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
       VALUES (1, 900, $1::jsonb ->> 'kind', 'Tried', 'Tried', $1, $2, 'GBP', $3, $4, $5, 10, '{"everyMs":3600000,"offsetMs":0,"closeBeforeStartMs":0,"openAheadCount":0}')`,
      [given, prizeTable, sale.cost, sale.fee, sale.cap],
    )
    await server().sql('DELETE FROM game WHERE id = 900')
    return 'stored'
  } catch (error) {
    return (error as Error).message
  }
}

const good: Tried = {
  rules,
  prizeTable: {
    ...shares,
    reserve: '10000000',
    tiers: [tier(3, jackpot('500')), tier(2, share(100, '500')), tier(1, fixed('50'))],
  },
}

it('stores a game that can pay its prizes', async () => {
  expect(await store(good)).toBe('stored')
})

it.each([
  [
    'a ladder upside down',
    { tiers: [tier(3, jackpot('50')), tier(2, fixed('50')), tier(1, fixed('500'))] },
    'tier 3 right can pay less than tier 1 right',
  ],
  [
    'a share that can fall below the fixed prize under it',
    { tiers: [tier(3, jackpot('500')), tier(2, share(100)), tier(1, fixed('50'))] },
    'tier 2 right can pay less than tier 1 right',
  ],
  [
    'a fixed prize below a share that can exceed it',
    { tiers: [tier(3, jackpot('500')), tier(2, fixed('500')), tier(1, share(100))] },
    'tier 2 right can pay less than tier 1 right',
  ],
  [
    'a jackpot that no tier pays',
    { payoutPercentage: 0, tiers: [tier(3, fixed('500'))] },
    'the jackpot cannot be won',
  ],
  ['a reserve that is too small', { reserve: '100' }, 'the reserve does not cover the guaranteed prizes'],
  ['percentages beyond the stakes', { payoutPercentage: 95 }, 'the percentages exceed the stakes'],
])('does not store %s, even in SQL', async (_, change, message) => {
  const answer = await store({ rules, prizeTable: { ...good.prizeTable, ...change } })
  expect(answer).toContain(message)
})

it('does not store a return to player outside the range of the operator', async () => {
  await server().sql('UPDATE member SET return_min = 45, return_max = 75 WHERE id = 1')
  expect(await store(good)).toContain('the return to player of')
  await server().sql('UPDATE member SET return_min = NULL, return_max = NULL WHERE id = 1')
  expect(await store(good)).toBe('stored')
})

it('does not change the terms of a stored game to bad ones', async () => {
  const bad = { ...good.prizeTable, reserve: '1' }
  const change = server().sql('UPDATE game SET prize_table = $1 WHERE id = 11', [bad])
  await expect(change).rejects.toThrow('the reserve does not cover the guaranteed prizes')
})

/** Small deterministic generator: a fixed list of terms is enough to compare two implementations. */
const numbers = function* (seed: number) {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647
    yield state
  }
}

const randomTerms = (seed: number): Tried => {
  const source = numbers(seed + 1)
  const next = (below: number): number => source.next().value % below
  const prizes = [0, 1, 2].map(() => {
    const minimum = String(next(2) === 0 ? next(2000) + 1 : next(200) + 1)
    return next(2) === 0 ? fixed(minimum) : share(0, minimum)
  })
  const isShare = (prize: object): boolean => 'percent' in prize
  const count = prizes.filter(isShare).length
  const tiers = [
    tier(3, next(3) === 0 ? { kind: 'jackpot' } : jackpot(String(next(2000) + 1), String(next(10_000) + 1))),
    ...prizes.map((prize, i) =>
      tier(2 - i, isShare(prize) ? { ...prize, percent: Math.floor(100 / count) } : prize),
    ),
  ]
  const shareTiers = tiers.filter(each => isShare(each.prize))
  const last = shareTiers.at(-1)
  if (last) last.prize = { ...last.prize, percent: 100 - Math.floor(100 / count) * (count - 1) }
  return {
    rules: { kind: 'oneDrawGame', pick: 3, from: 5 + next(30) },
    prizeTable: {
      payoutPercentage: count > 0 ? next(60) : 0,
      progressivePercentage: next(30),
      reserve: String(next(3_000_000) + 1),
      tiers,
    },
  }
}

const toTerms = ({ rules: given, prizeTable }: Tried): GameTerms | undefined => {
  try {
    return parseTerms(given, prizeTable)
  } catch {
    return undefined
  }
}

it('decides as the rules do, on 300 random games', async () => {
  const tried = Array.from({ length: 300 }, (_, i) => randomTerms(i)).filter(toTerms)
  const decisions = await Promise.all(
    tried.map(async each => {
      const rows = (await server().sql(
        'SELECT game_terms_problem($1, $2, $3, $4, $5, NULL, NULL) AS problem',
        [each.rules, each.prizeTable, sale.cap, sale.cost, sale.fee],
      )) as { problem: string | null }[]
      return rows[0]!.problem === null
    }),
  )
  const expected = tried.map(each => checkPrizes(toPrizeTerms(toTerms(each)!, sale), undefined).length === 0)
  expect(decisions).toEqual(expected)
  expect(new Set(decisions)).toEqual(new Set([true, false]))
})
