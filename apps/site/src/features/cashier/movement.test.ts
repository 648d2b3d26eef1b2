import { transactionKinds } from '@fairground/contract/entities/money/transaction'
import { expect, it } from 'vitest'
import { parseGameTitle, movementGroups } from './movement.ts'

it('assigns every transaction kind to exactly one group', () => {
  expect(Object.values(movementGroups).flat().toSorted()).toEqual([...transactionKinds].toSorted())
})

it('parses the game title from the description', () => {
  expect(parseGameTitle('Play: Saturday Six: extra')).toBe('Saturday Six: extra')
  expect(parseGameTitle('Deposit')).toBeNull()
})
