import { money } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { wizardDeposit } from './wizard-deposit.ts'

const pounds = (amount: bigint) => money(amount, 'GBP')

it.each([
  ['the missing money', 1200n, 200n, 500n, 1000n, 0n],
  ['the minimum if less is missing', 1200n, 1000n, 500n, 500n, 300n],
  ['the whole price without a balance', 1200n, 0n, 500n, 1200n, 0n],
])('deposits %s', (_, total, balance, minimum, amount, rest) => {
  expect(wizardDeposit(pounds(total), pounds(balance), pounds(minimum))).toEqual({
    amount: pounds(amount),
    rest: pounds(rest),
  })
})
