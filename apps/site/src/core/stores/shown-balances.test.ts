import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { type HeldPrizes, needsAnswer, noHeldPrizes, toShownBalances } from './shown-balances.ts'

const account = (accountBalance: string, version: number) => ({
  accountId: 1,
  accountCurrency: 'GBP',
  accountBalance,
  version,
})
const balances = (accountBalance: string, version: number) =>
  new Map([['GBP', account(accountBalance, version)]])
const answer = (balance: string, version: number, unopened: string, cards: number, plays = 1) => ({
  plays,
  accounts: [{ ...account(balance, version), unopened, cards }],
})
const show = (now: ReturnType<typeof balances>, held: HeldPrizes, before = balances('10.00', 1)) =>
  toShownBalances(now, held, before).get('GBP')?.accountBalance

describe('toShownBalances', () => {
  it('shows the balance of a player without instant cards', () => {
    expect(show(balances('7.00', 5), noHeldPrizes)).toBe('7.00')
  })

  it('subtracts the prizes of unopened cards', () => {
    expect(
      show(balances('12.00', 3), { ...noHeldPrizes, plays: 1, answer: answer('12.00', 3, '4.00', 1) }),
    ).toBe('8.00')
  })

  it('shows the balance as before while the server has not answered for the present balance', () => {
    const stale = { ...noHeldPrizes, plays: 1, answer: answer('9.00', 2, '0.00', 1) }
    expect(show(balances('13.00', 3), stale, balances('9.00', 2))).toBe('9.00')
    const forFewerCards = { ...noHeldPrizes, plays: 2, answer: answer('9.00', 3, '0.00', 1) }
    expect(show(balances('8.00', 3), forFewerCards, balances('9.00', 2))).toBe('9.00')
  })

  it('shows nothing after a reload until the server has answered', () => {
    expect(toShownBalances(balances('13.00', 3), { ...noHeldPrizes, plays: 1 }, new Map()).size).toBe(0)
  })

  it('shows the whole balance once every card is opened', () => {
    expect(
      show(balances('13.00', 4), { ...noHeldPrizes, plays: 1, answer: answer('13.00', 3, '0.00', 0) }),
    ).toBe('13.00')
  })

  it('holds a prize until the card is uncovered on this screen', () => {
    const opened = { ...noHeldPrizes, plays: 1, answer: answer('13.00', 3, '0.00', 0) }
    const covered = new Map([['5/1', money(400n, 'GBP')]])
    expect(show(balances('13.00', 3), { ...opened, covered })).toBe('9.00')
  })
})

describe('needsAnswer', () => {
  it('is true only if a card may be unopened and the balance is newer than the answer', () => {
    const held = { ...noHeldPrizes, plays: 1, answer: answer('9.00', 2, '0.00', 1) }
    expect(needsAnswer(balances('9.00', 2), held)).toBe(false)
    expect(needsAnswer(balances('9.00', 3), held)).toBe(true)
    expect(needsAnswer(balances('9.00', 3), { ...held, answer: answer('9.00', 2, '0.00', 0) })).toBe(false)
    expect(needsAnswer(balances('9.00', 3), noHeldPrizes)).toBe(false)
  })
})
