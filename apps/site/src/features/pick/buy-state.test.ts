import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { buyState, type BuyFacts } from './buy-state.ts'
import { addLine, draftFromText, newDraft, withLine } from './draft.ts'
import { emptyLine, numberLineFrom } from './draft-line.ts'
import { balanceAfter, priceOf, ticketPrice } from '#features/order/ticket-price.ts'

const shape = { kind: 'numbers', first: { pick: 6, of: 49 } } as const
const star = { ...shape, second: { pick: 1, of: 10 } }
const digits = { kind: 'digits', positions: 3, options: ['straight'] } as const
const threeDigits = { ...emptyLine(digits), clickedDigits: [4, 0, 7] }
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
    ['closed before all else', { open: false, online: false }, { kind: 'closed' }],
    ['offline', { online: false, draft: newDraft(shape) }, { kind: 'offline' }],
    ['no plays left', { counts: { ...facts.counts, playerPlaysInGame: 50 } }, { kind: 'noPlaysLeft' }],
    ['nothing picked', { draft: newDraft(shape) }, { kind: 'empty', pick: 6 }],
    [
      'a line begun',
      { draft: withLine(addLine(complete, 9), numberLineFrom(shape, { numbers: [4], second: [] })) },
      { kind: 'incomplete', line: 3, gap: { numbers: 5, second: 0, units: false } },
    ],
    [
      'a line without its bonus number',
      {
        draft: withLine(newDraft(star), numberLineFrom(star, { numbers: [1, 2, 3, 4, 5, 6], second: [] })),
      },
      { kind: 'incomplete', line: 1, gap: { numbers: 0, second: 1, units: false } },
    ],
    [
      'digits without units',
      { draft: withLine(newDraft(digits), threeDigits) },
      { kind: 'incomplete', line: 1, gap: { numbers: 0, second: 0, units: true } },
    ],
    ['an empty last line is no line', { draft: addLine(complete, 9) }, { kind: 'ready', lines: 2, total }],
    [
      'more lines than are left',
      { counts: { ...facts.counts, playerPlaysInGame: 49 } },
      { kind: 'tooMany', most: 1 },
    ],
    ['ready', {}, { kind: 'ready', lines: 2, total }],
  ] as const)('%s', (_, change, expected) => {
    expect(buyState({ ...facts, ...change })).toEqual(expected)
  })
})

describe('ticketPrice', () => {
  const price = priceOf({ gamePlayCost: '2.00', gameFeePerPlay: '0.10', currencyId: 'GBP' })

  it('counts cost and fee per line', () => {
    expect(ticketPrice(price, [1, 1, 1], 0)).toMatchObject({
      plays: { amount: 600n },
      fee: { amount: 30n },
      total: { amount: 630n },
    })
  })

  it('counts the cost by unit and the fee by line', () => {
    expect(ticketPrice(price, [2, 3], 0)).toMatchObject({
      plays: { amount: 1000n },
      fee: { amount: 20n },
      total: { amount: 1020n },
    })
  })

  it('is paid ahead for every draw it is repeated in', () => {
    expect(ticketPrice(price, [1], 4)).toMatchObject({
      once: { amount: 210n },
      ahead: { amount: 840n },
      total: { amount: 1050n },
    })
  })

  it.each([
    [1000n, 370n],
    [630n, 0n],
  ])('of %d leaves %d', (balance, after) => {
    expect(balanceAfter(money(balance, 'GBP'), ticketPrice(price, [1, 1, 1], 0).total)).toEqual(
      money(after, 'GBP'),
    )
  })

  it('shows no balance below nothing', () => {
    expect(balanceAfter(money(629n, 'GBP'), ticketPrice(price, [1, 1, 1], 0).total)).toBeUndefined()
  })
})
