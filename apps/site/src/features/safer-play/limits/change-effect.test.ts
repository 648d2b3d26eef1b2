import { money } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { changeEffect } from './change-effect.ts'

const pounds = (amount: bigint) => money(amount * 100n, 'GBP')
const later = { effectiveAt: 2000, awaitsConfirmation: false }
const now = 1000

it('has no effect without a change', () => {
  expect(changeEffect(pounds(20n), pounds(20n), later, now)).toBeNull()
  expect(changeEffect(null, null, null, now)).toBeNull()
})

it('applies a first or a lower limit at once', () => {
  expect(changeEffect(null, pounds(20n), null, now)).toEqual({ starts: 'now' })
  expect(changeEffect(pounds(20n), pounds(19n), later, now)).toEqual({ starts: 'now' })
})

it('delays a higher limit and the removal of a limit', () => {
  expect(changeEffect(pounds(20n), pounds(21n), later, now)).toEqual({ starts: 'later', at: 2000 })
  expect(changeEffect(pounds(20n), null, later, now)).toEqual({ starts: 'later', at: 2000 })
})

it('applies at once after the delay, or requires confirmation if the operator demands it', () => {
  expect(changeEffect(pounds(20n), null, { ...later, effectiveAt: now }, now)).toEqual({ starts: 'now' })
  const awaiting = { ...later, awaitsConfirmation: true }
  expect(changeEffect(pounds(20n), null, awaiting, now)).toEqual({ starts: 'onConfirmation', at: 2000 })
})
