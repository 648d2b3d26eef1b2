import { describe, expect, it } from 'vitest'
import { ageOn, isCalendarDay } from './age.ts'

describe('isCalendarDay', () => {
  it.each([
    ['1990-12-31', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2023-02-29', false],
    ['2023-04-31', false],
    ['2023-13-01', false],
    ['2023-00-10', false],
    ['2023-01-00', false],
    ['23-01-01', false],
    ['2023-1-1', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is)
  })
})

describe('age in full years', () => {
  it.each([
    ['2006-06-15', '2024-06-14', 17],
    ['2006-06-15', '2024-06-15', 18],
    ['2006-06-15', '2024-06-16', 18],
    ['2006-12-31', '2024-01-01', 17],
    ['2006-01-01', '2024-12-31', 18],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2030-01-01', '2024-01-01', -6],
  ])('born %s, on %s: %i', (birthdate, today, age) => {
    expect(ageOn(birthdate, today)).toBe(age)
  })
})
