import { toDecimal } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { toMoney } from '#core/money.ts'
import { exchangedAmount } from './exchanged-amount.ts'

it.each([
  ['10.00', 'EUR', '0.86', '8.60'],
  ['0.03', 'EUR', '0.86', '0.02'],
  ['450', 'FPP', '0.01', '4.50'],
])('converts %s %s at %s to %s', (amount, from, ratio, worth) => {
  expect(toDecimal(exchangedAmount(toMoney(amount, from), ratio, 'GBP'))).toBe(worth)
})
