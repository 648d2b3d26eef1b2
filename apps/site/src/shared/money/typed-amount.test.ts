import { toDecimal } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

const read = (text: string, currency = 'GBP') => {
  const sum = typedAmount(text, currency)
  return sum && toDecimal(sum)
}

describe('typedAmount', () => {
  it.each([
    ['20', '20.00'],
    ['20.', '20.00'],
    ['20.5', '20.50'],
    ['20,50', '20.50'],
    [' 1 250.00 ', '1250.00'],
    ['1,250', '1250.00'],
    ['1.250,75', '1250.75'],
    ['1,250.75', '1250.75'],
    ['007', '7.00'],
  ])('reads %s', (text, sum) => expect(read(text)).toBe(sum))

  it.each(['', '0', '-5', 'abc', '5.555.5', '1.2.3', '£5'])('rejects %j', text =>
    expect(read(text)).toBeNull(),
  )

  it('supports currencies without decimals', () => {
    expect(read('1,250', 'JPY')).toBe('1250')
    expect(read('12.5', 'JPY')).toBeNull()
  })
})
