import { expect, it } from 'vitest'
import { readLimits } from './read-limits.ts'
import { describeReasons, findRiskSign } from './withdrawal-words.ts'

it('names the strongest sign of risk, and none for reasons of the amount', () => {
  expect(findRiskSign({ reasons: ['newAccount', 'chargeBack'] })).toBe('Charge-back before')
  expect(findRiskSign({ reasons: ['largeAmount', 'aboveAutomatic', 'otherCurrency'] })).toBe(undefined)
})

it('says why a person is needed, with what stops the withdrawal first', () => {
  expect(describeReasons({ stop: null, reasons: ['aboveAutomatic', 'newAccount'] })).toBe(
    'Above the automatic limit. New account',
  )
  expect(describeReasons({ stop: 'notRouted', reasons: [] })).toBe('The rules are still checking it')
})

it('reads the limits of an operator and nothing else', () => {
  const stored = { withdrawalAutomaticTo: '5000', withdrawalFourEyesFrom: '100000' }
  expect(readLimits({ ...stored, title: 'Meridian' })).toEqual({
    automaticTo: '5000',
    twoPeopleFrom: '100000',
    stored,
  })
  expect(readLimits({ withdrawalAutomaticTo: 'much' })).toMatchObject({ automaticTo: '0', stored: {} })
})
