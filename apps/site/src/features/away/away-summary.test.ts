import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import { describe, expect, it } from 'vitest'
import { toAwaySummary } from './away-summary.ts'

const event = (name: string, payload: PersistentEvent['payload']): PersistentEvent => ({
  eventId: 1,
  name,
  at: 0,
  payload: { currencyId: 'GBP', ...payload },
})
const draw = (won: string, staked: string, more: object = {}) =>
  event('gameEnd', { gameInstanceId: 7, gameTitle: 'Six', won, staked, items: [], ...more })
const refund = (amount: string) => event('gameRefunded', { gameInstanceId: 8, gameTitle: 'Raffle', amount })
const gbp = (amount: bigint) => ({ amount, currency: 'GBP' })

describe('the totals', () => {
  it.each([
    [
      'above the stake',
      [draw('25.00', '10.00'), draw('0.00', '4.00'), refund('2.50')],
      2750n,
      1400n,
      'above',
    ],
    ['below the stake', [draw('4.00', '12.00')], 400n, 1200n, 'back'],
    ['exactly the stake', [draw('4.00', '4.00')], 400n, 400n, 'back'],
    ['nothing won', [draw('0.00', '6.00')], 0n, 600n, 'back'],
    ['only a refund', [refund('3.00'), draw('0.00', '6.00')], 300n, 600n, 'refund'],
  ] as const)('of %s', (_, events, returned, staked, mood) => {
    expect(toAwaySummary(events).totals).toEqual([{ returned: gbp(returned), staked: gbp(staked), mood }])
  })

  it('never add up two currencies and are absent without draws', () => {
    const euro = draw('2.00', '1.00', { currencyId: 'EUR' })
    expect(toAwaySummary([draw('2.00', '1.00'), euro]).totals).toHaveLength(2)
    expect(toAwaySummary([event('playerCoupon', { amount: '3.00', instantCoupon: true })]).totals).toEqual([])
  })
})

describe('the rows', () => {
  it('show each return, one row for all lost draws, then the rest', () => {
    const { rows } = toAwaySummary([
      event('gameRescheduled', { gameTitle: 'Bingo', tournamentStartTime: 5 }),
      draw('0.00', '1.00'),
      draw('0.00', '2.00'),
      draw('25.00', '2.00'),
      refund('2.50'),
      draw('0.00', '2.00', { items: ['A car'] }),
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['won', 'refund', 'item', 'lost', 'moved'])
    expect(rows[3]).toMatchObject({ count: 2, staked: gbp(300n), href: '/history' })
    expect(rows[0]).toMatchObject({ above: true, href: '/gameOver?id=7' })
  })

  it.each([
    [
      'playerOrder',
      { orderType: 2, orderStatus: 2, amount: '30.00' },
      { kind: 'order', type: 'withdrawal', completed: true },
    ],
    ['playerOrder', { orderType: 1, orderStatus: 3, amount: '30.00' }, { type: 'deposit', completed: false }],
    ['idVerification', { verificationStatus: 'REJECTED' }, { kind: 'verified', accepted: false }],
    ['addressVerification', { addressVerified: true }, { kind: 'verified', accepted: true }],
    ['privateMessage', { title: 'Hi', message: 'Text' }, { kind: 'message', title: 'Hi', text: 'Text' }],
  ])('of %s', (name, payload, expected) => {
    expect(toAwaySummary([event(name, payload)]).rows).toMatchObject([expected])
  })

  it('leave out a cancelled order and an event of a later version', () => {
    const cancelled = event('playerOrder', { orderType: 2, orderStatus: 4, amount: '1.00' })
    expect(toAwaySummary([cancelled, event('unknown', {})])).toEqual({ totals: [], rows: [] })
  })
})
