import { money } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { changeEffect } from './change-effect.ts'

const pounds = (amount: bigint) => money(amount * 100n, 'GBP')
const later = { effectiveAt: 2000, awaitsConfirmation: false }
const now = 1000

it('is nothing where nothing changes', () => {
  expect(changeEffect(pounds(20n), pounds(20n), later, now)).toBeNull()
  expect(changeEffect(null, null, null, now)).toBeNull()
})

it('is at once for a first limit and for a lower one', () => {
  expect(changeEffect(null, pounds(20n), null, now)).toEqual({ starts: 'now' })
  expect(changeEffect(pounds(20n), pounds(19n), later, now)).toEqual({ starts: 'now' })
})

it('waits for a higher one and for none', () => {
  expect(changeEffect(pounds(20n), pounds(21n), later, now)).toEqual({ starts: 'later', at: 2000 })
  expect(changeEffect(pounds(20n), null, later, now)).toEqual({ starts: 'later', at: 2000 })
})

it('is at once where the wait is over, and asked for again where the operator must', () => {
  expect(changeEffect(pounds(20n), null, { ...later, effectiveAt: now }, now)).toEqual({ starts: 'now' })
  const asked = { ...later, awaitsConfirmation: true }
  expect(changeEffect(pounds(20n), null, asked, now)).toEqual({ starts: 'asked', at: 2000 })
})
