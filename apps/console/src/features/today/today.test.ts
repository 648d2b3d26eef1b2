import { describe, expect, it } from 'vitest'
import { sumRevenue, toBars, toRevenue } from './revenue.ts'
import { type Today, toWaitingLists } from './worklists.ts'

const hour = 3_600_000
const now = 100 * hour
const none = { count: 0, oldest: null }
const worklists: Today['worklists'] = {
  heldDraws: { count: 1, oldest: now - 1000 },
  overdueSteps: none,
  failedSteps: none,
  withdrawals: { count: 14, oldest: now - hour },
  suspense: none,
  documents: none,
  supportCases: { count: 2, oldest: now - hour, answerBy: now - 1 },
  alarms: none,
  incidents: { count: 1, oldest: now - 90 * hour },
  proposals: none,
  uncertainPayments: none,
  harmFlags: null,
}

describe('the worklists', () => {
  it('are late after the target time of each', () => {
    const late = toWaitingLists(worklists, () => true, now).filter(({ isLate }) => isLate)
    expect(late.map(({ name }) => name)).toEqual(['heldDraws', 'supportCases'])
    const later = toWaitingLists(worklists, () => true, now + 2 * hour).filter(({ isLate }) => isLate)
    expect(later.map(({ name }) => name)).toContain('withdrawals')
  })

  it('leave out what the person may not read, and lists without an answer', () => {
    const lists = toWaitingLists(worklists, operation => operation !== 'listWithdrawals', now)
    const names = lists.map(({ name }) => name)
    expect(names).not.toContain('withdrawals')
    expect(names).not.toContain('uncertainPayments')
    expect(names).not.toContain('harmFlags')
  })
})

const game = (gameId: number, currency: string, stakes: string, prizes: string) => ({
  gameId,
  title: `Game ${gameId}`,
  currency,
  stakes,
  refunds: '0',
  prizes,
  gross: String(BigInt(stakes) - BigInt(prizes)),
})

describe('the revenue of the day', () => {
  const revenue = toRevenue([
    game(1, 'GBP', '100', '300'),
    game(2, 'GBP', '900', '100'),
    game(3, 'EUR', '50', '0'),
  ])

  it('has the highest first', () => {
    expect(revenue.map(({ title }) => title)).toEqual(['Game 2', 'Game 3', 'Game 1'])
  })

  it('is never added over currencies', () => {
    expect(sumRevenue(revenue, 'GBP')).toEqual({ stakes: 1000n, refunds: 0n, prizes: 400n, gross: 600n })
  })

  it('draws losses to the left of the zero line', () => {
    expect(toBars([800n, -200n])).toEqual([
      { from: 20, width: 80 },
      { from: 0, width: 20 },
    ])
  })
})
