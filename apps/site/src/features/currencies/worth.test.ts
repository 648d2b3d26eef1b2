import { toDecimal } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { moneyOf } from '#shared/money.ts'
import { worthOf } from './worth.ts'

it.each([
  ['10.00', 'EUR', '0.86', '8.60'],
  ['0.03', 'EUR', '0.86', '0.02'],
  ['450', 'FPP', '0.01', '4.50'],
])('%s %s at %s is %s', (amount, from, ratio, worth) => {
  expect(toDecimal(worthOf(moneyOf(amount, from), ratio, 'GBP'))).toBe(worth)
})
