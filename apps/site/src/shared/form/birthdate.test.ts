import { describe, expect, it } from 'vitest'
import { toBirthdate, birthdateOrder } from './birthdate.ts'

describe('toBirthdate', () => {
  it.each([
    ['31', '12', '1990', '1990-12-31'],
    ['1', '2', '2000', '2000-02-01'],
    [' 1 ', '02', '2000', '2000-02-01'],
    ['29', '2', '2000', '2000-02-29'],
    ['29', '2', '1999', undefined],
    ['31', '4', '1990', undefined],
    ['1', '1', '90', undefined],
    ['1', 'May', '1990', undefined],
    ['', '1', '1990', undefined],
    ['-1', '1', '1990', undefined],
  ])('%s / %s / %s is %s', (day, month, year, text) => {
    expect(toBirthdate({ day, month, year })).toBe(text)
  })

  it.each([
    ['en-US', ['month', 'day', 'year']],
    ['es-ES', ['day', 'month', 'year']],
    ['fr-FR', ['day', 'month', 'year']],
  ])('orders the fields in %s as %j', (locale, order) => {
    expect(birthdateOrder(locale)).toEqual(order)
  })
})
