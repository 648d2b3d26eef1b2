import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { buyState, type BuyFacts } from './buy-state.ts'
import { addLine, draftFromText, newDraft, withLine } from './draft/draft.ts'
import { emptyLine, numberLineFrom } from './draft/draft-line.ts'
import { balanceAfter, toPlayPrice, ticketPrice } from '#features/purchase/ticket-price.ts'

const shape = { kind: 'numbers', first: { pick: 6, of: 49 } } as const
const star = { ...shape, second: { pick: 1, of: 10 } }
const digits = { kind: 'digits', positions: 3, options: ['straight'] } as const
const threeDigits = { ...emptyLine(digits), clickedDigits: [4, 0, 7], multiOption: [0, 0, 0] as const }
const complete = draftFromText(shape, '1,2,3,4,5,6;2,3,4,5,6,7')
const total = money(400n, 'GBP')
const facts: BuyFacts = {
  open: true,
  online: true,
  counts: { playerPlayMax: 50, playerPlaysInGame: 0, gamePlayMax: 1000, gamePlayCurrent: 10 },
  draft: complete,
  total,
}

describe('buyState', () => {
  it.each([
    ['reports a closed sale before anything else', { open: false, online: false }, { kind: 'closed' }],
    ['reports a missing connection', { online: false, draft: newDraft(shape) }, { kind: 'offline' }],
    [
      'reports that no plays are left',
      { counts: { ...facts.counts, playerPlaysInGame: 50 } },
      { kind: 'noPlaysLeft' },
    ],
    ['reports that nothing is picked', { draft: newDraft(shape) }, { kind: 'empty', pick: 6 }],
    [
      'reports how many numbers a started line lacks',
      { draft: withLine(addLine(complete, 9), numberLineFrom(shape, { numbers: [4], second: [] })) },
      { kind: 'incomplete', line: 3, gap: { numbers: 5, second: 0, units: false } },
    ],
    [
      'reports a missing bonus number',
      {
        draft: withLine(newDraft(star), numberLineFrom(star, { numbers: [1, 2, 3, 4, 5, 6], second: [] })),
      },
      { kind: 'incomplete', line: 1, gap: { numbers: 0, second: 1, units: false } },
    ],
    [
      'reports digits without a stake',
      { draft: withLine(newDraft(digits), threeDigits) },
      { kind: 'incomplete', line: 1, gap: { numbers: 0, second: 0, units: true } },
    ],
    ['ignores an empty last line', { draft: addLine(complete, 9) }, { kind: 'ready', lines: 2, total }],
    [
      'reports more lines than the player may still buy',
      { counts: { ...facts.counts, playerPlaysInGame: 49 } },
      { kind: 'tooMany', max: 1 },
    ],
    ['is ready if every started line is complete', {}, { kind: 'ready', lines: 2, total }],
  ] as const)('%s', (_, change, expected) => {
    expect(buyState({ ...facts, ...change })).toEqual(expected)
  })
})

describe('ticketPrice and balanceAfter', () => {
  const price = toPlayPrice({ gamePlayCost: '2.00', gameFeePerPlay: '0.10', currencyId: 'GBP' })

  it('charges cost and fee per line', () => {
    expect(ticketPrice(price, [1, 1, 1], 0)).toMatchObject({
      plays: { amount: 600n },
      fee: { amount: 30n },
      total: { amount: 630n },
    })
  })

  it('charges the cost per unit and the fee per line', () => {
    expect(ticketPrice(price, [2, 3], 0)).toMatchObject({
      plays: { amount: 1000n },
      fee: { amount: 20n },
      total: { amount: 1020n },
    })
  })

  it('includes the prepaid price of every repeated draw', () => {
    expect(ticketPrice(price, [1], 4)).toMatchObject({
      perDraw: { amount: 210n },
      prepaid: { amount: 840n },
      total: { amount: 1050n },
    })
  })

  it.each([
    [1000n, 370n],
    [630n, 0n],
  ])('after a payment of 630 from a balance of %d, %d remains', (balance, after) => {
    expect(balanceAfter(money(balance, 'GBP'), ticketPrice(price, [1, 1, 1], 0).total)).toEqual(
      money(after, 'GBP'),
    )
  })

  it('returns undefined if the balance does not cover the price', () => {
    expect(balanceAfter(money(629n, 'GBP'), ticketPrice(price, [1, 1, 1], 0).total)).toBeUndefined()
  })
})
