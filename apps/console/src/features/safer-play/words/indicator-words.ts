import type { IndicatorName } from '@fairground/rules/protection/indicators/find-indicators'
import { formatQuantity } from '#core/format/numbers.ts'
import { formatSpan } from '#core/format/times.ts'

/** The figures of an indicator as the contract has them: money is minor units as text. */
export type IndicatorFigures = Readonly<Record<string, unknown>>
type FormatAmount = (minor: string) => string

interface IndicatorWords {
  readonly title: string
  readonly describe: (figures: IndicatorFigures, amount: FormatAmount) => string
}

const minuteMs = 60_000
const toCount = (value: unknown): number => Number(value ?? 0)
const toMinor = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '0'

const describeSpending =
  (spent: string, average: string, time: string, usual: string) =>
  (figures: IndicatorFigures, amount: FormatAmount): string => {
    const now = `${amount(toMinor(figures[spent]))} staked ${time}`
    return figures[average] === undefined
      ? `${now}, with little history`
      : `${now}; ${usual} is ${amount(toMinor(figures[average]))}`
  }

/** The indicators of harm in words. */
export const indicatorWords = {
  spending: {
    title: 'Spending',
    describe: describeSpending('week', 'averageWeek', 'in 7 days', 'an average week'),
  },
  binge: {
    title: 'Spending on one day',
    describe: describeSpending('day', 'averageDay', 'on one day', 'an average day'),
  },
  time: {
    title: 'Time',
    describe: ({ minutes }) => `Played ${formatSpan(toCount(minutes) * minuteMs)} on one day`,
  },
  nightPlay: {
    title: 'Night play',
    describe: ({ nights }) => `Played in ${formatQuantity(toCount(nights), 'night')} of 7`,
  },
  chasing: {
    title: 'Chasing losses',
    describe: ({ deposits, stakes }) => {
      const found = [
        ...(toCount(deposits) > 0
          ? [`${formatQuantity(toCount(deposits), 'deposit')} soon after losses`]
          : []),
        ...(toCount(stakes) > 0 ? [`${formatQuantity(toCount(stakes), 'stake')} raised while losing`] : []),
      ]
      return `${found.join(', ')} in 2 days`
    },
  },
  failedDeposits: {
    title: 'Failed deposits',
    describe: ({ count }) => `${formatQuantity(toCount(count), 'failed deposit')} in 24 hours`,
  },
  raisedLimits: {
    title: 'Raised limits',
    describe: ({ count }) => `Limits raised or removed ${formatQuantity(toCount(count), 'time')} in 7 days`,
  },
  cancelledWithdrawals: {
    title: 'Cancelled withdrawals',
    describe: ({ count }) => `${formatQuantity(toCount(count), 'withdrawal')} cancelled in 7 days`,
  },
  contacts: {
    title: 'Contacts with support',
    describe: ({ count }) => `${formatQuantity(toCount(count), 'support case')} in 7 days`,
  },
} as const satisfies Readonly<Record<IndicatorName, IndicatorWords>>

const isIndicatorName = (name: string): name is IndicatorName => Object.hasOwn(indicatorWords, name)

/** An indicator of a later release has no words here yet. */
export const toIndicatorTitle = (name: string): string =>
  isIndicatorName(name) ? indicatorWords[name].title : name

export interface Indicator {
  readonly name: string
  readonly level: 'notice' | 'strong'
  readonly figures: object
}

/** Why the rules flagged a player, in one sentence per indicator. */
export const describeIndicator = ({ name, figures }: Indicator, amount: FormatAmount): string =>
  isIndicatorName(name) ? indicatorWords[name].describe(figures as IndicatorFigures, amount) : name

/** The strong ones first. */
export const sortIndicators = <I extends Indicator>(indicators: readonly I[]): readonly I[] =>
  indicators.toSorted((a, b) => Number(b.level === 'strong') - Number(a.level === 'strong'))
