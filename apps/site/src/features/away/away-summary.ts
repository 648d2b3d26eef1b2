import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import { add, compare, type Money, zero } from '@fairground/rules/money/money'
import { currencyCode, toMoney } from '#core/money.ts'

/** One line of the sheet. Every row has one link. */
export type AwayRow =
  | {
      readonly kind: 'won'
      readonly game: string
      readonly won: Money
      readonly staked: Money
      readonly above: boolean
      readonly href: string
    }
  | { readonly kind: 'item'; readonly game: string; readonly items: string; readonly href: string }
  | { readonly kind: 'refund'; readonly game: string; readonly amount: Money; readonly href: string }
  | {
      readonly kind: 'lost'
      readonly count: number
      readonly game: string
      readonly staked: Money
      readonly href: string
    }
  | { readonly kind: 'moved'; readonly game: string; readonly startAt: number; readonly href: string }
  | { readonly kind: 'coupon'; readonly amount: Money; readonly instant: boolean; readonly href: string }
  | {
      readonly kind: 'order'
      readonly type: 'deposit' | 'withdrawal'
      readonly completed: boolean
      readonly amount: Money
      readonly href: string
    }
  | { readonly kind: 'verified'; readonly accepted: boolean; readonly href: string }
  | { readonly kind: 'message'; readonly title: string; readonly text: string; readonly href: string }

export interface AwayTotal {
  readonly returned: Money
  readonly staked: Money
  /** `above` is the only one that celebrates. */
  readonly mood: 'above' | 'back' | 'refund'
}

export interface AwaySummary {
  /** One per currency, because amounts of two currencies are never added up. */
  readonly totals: readonly AwayTotal[]
  readonly rows: readonly AwayRow[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const amountIn = ({ payload }: PersistentEvent, field: string): Money =>
  toMoney(text(payload[field]) || '0', text(payload['currencyId']))

const drawHref = ({ payload }: PersistentEvent): string => `/gameOver?id=${Number(payload['gameInstanceId'])}`

const items = ({ payload }: PersistentEvent): string =>
  Array.isArray(payload['items']) ? payload['items'].map(String).join(', ') : ''

const toDrawRow = (event: PersistentEvent): AwayRow | null => {
  const [won, staked] = [amountIn(event, 'won'), amountIn(event, 'staked')]
  const [game, href] = [text(event.payload['gameTitle']), drawHref(event)]
  if (won.amount > 0n) return { kind: 'won', game, won, staked, above: compare(won, staked) > 0, href }
  return items(event) === '' ? null : { kind: 'item', game, items: items(event), href }
}

const toOrderRow = (event: PersistentEvent): AwayRow | null => {
  const { orderType, orderStatus } = event.payload
  // The player cancelled the order on the page.
  if (orderStatus === 4) return null
  const amount = amountIn(event, 'amount')
  const type = orderType === 1 ? 'deposit' : 'withdrawal'
  return { kind: 'order', type, completed: orderStatus === 2, amount, href: '/cashier/history' }
}

const toRow = (event: PersistentEvent): AwayRow | null => {
  const { name, payload } = event
  const game = text(payload['gameTitle'])
  if (name === 'gameEnd') return toDrawRow(event)
  if (name === 'gameRefunded')
    return { kind: 'refund', game, amount: amountIn(event, 'amount'), href: '/cashier/history' }
  if (name === 'gameRescheduled')
    return { kind: 'moved', game, startAt: Number(payload['tournamentStartTime']), href: '/tickets' }
  if (name === 'playerCoupon') {
    const instant = payload['instantCoupon'] === true
    return { kind: 'coupon', amount: amountIn(event, 'amount'), instant, href: '/cashier' }
  }
  if (name === 'playerOrder') return toOrderRow(event)
  if (name === 'idVerification' || name === 'addressVerification') {
    const accepted = payload['verificationStatus'] === 'VERIFIED' || payload['addressVerified'] === true
    return { kind: 'verified', accepted, href: '/account/verification' }
  }
  if (name === 'privateMessage')
    return {
      kind: 'message',
      title: text(payload['title']),
      text: text(payload['message']),
      href: '/notifications',
    }
  return null
}

const isLost = (event: PersistentEvent): boolean => event.name === 'gameEnd' && toDrawRow(event) === null

/** Draws without a prize are one row, so that a loss is neither hidden nor repeated. */
const toLostRows = (lost: readonly PersistentEvent[]): AwayRow[] => {
  const byCurrency = Map.groupBy(lost, ({ payload }) => text(payload['currencyId']))
  return [...byCurrency].map(([currency, events]) => ({
    kind: 'lost',
    count: events.length,
    game: text(events[0]?.payload['gameTitle']),
    staked: events.map(event => amountIn(event, 'staked')).reduce(add, zero(currencyCode(currency))),
    href: events.length === 1 ? drawHref(events[0]!) : '/history',
  }))
}

const toTotals = (events: readonly PersistentEvent[]): AwayTotal[] => {
  const money = events.filter(({ name }) => name === 'gameEnd' || name === 'gameRefunded')
  return [...Map.groupBy(money, ({ payload }) => text(payload['currencyId']))].map(([currency, group]) => {
    const nothing = zero(currencyCode(currency))
    const sum = (name: string, field: string) =>
      group
        .filter(event => event.name === name)
        .map(event => amountIn(event, field))
        .reduce(add, nothing)
    const [won, refunded, staked] = [
      sum('gameEnd', 'won'),
      sum('gameRefunded', 'amount'),
      sum('gameEnd', 'staked'),
    ]
    const mood =
      compare(won, staked) > 0 ? 'above' : won.amount === 0n && refunded.amount > 0n ? 'refund' : 'back'
    return { returned: add(won, refunded), staked, mood }
  })
}

/** What the player missed, in the order of their interest: returns, lost draws, then everything else. */
export const toAwaySummary = (events: readonly PersistentEvent[]): AwaySummary => {
  const rows = events.map(toRow).filter(row => row !== null)
  const isReturn = ({ kind }: AwayRow) => kind === 'won' || kind === 'item' || kind === 'refund'
  return {
    totals: toTotals(events),
    rows: [
      ...rows.filter(isReturn),
      ...toLostRows(events.filter(isLost)),
      ...rows.filter(row => !isReturn(row)),
    ],
  }
}
