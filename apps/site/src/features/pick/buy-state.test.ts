import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { buyState, type BuyFacts } from './buy-state.ts'
import { addLine, draftFromText, newDraft, toggleBall } from './draft.ts'
import { balanceAfter, priceOf, ticketPrice } from './ticket-price.ts'

const shape = { first: { pick: 6, of: 49 } }
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
      { draft: toggleBall(addLine(complete, 9), 4) },
      { kind: 'incomplete', line: 3, missing: 5 },
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
    expect(ticketPrice(price, 3)).toMatchObject({
      plays: { amount: 600n },
      fee: { amount: 30n },
      total: { amount: 630n },
    })
  })

  it.each([
    [1000n, 370n],
    [630n, 0n],
  ])('of %d leaves %d', (balance, after) => {
    expect(balanceAfter(money(balance, 'GBP'), ticketPrice(price, 3).total)).toEqual(money(after, 'GBP'))
  })

  it('shows no balance below nothing', () => {
    expect(balanceAfter(money(629n, 'GBP'), ticketPrice(price, 3).total)).toBeUndefined()
  })
})
