import { transactionKinds } from '@fairground/contract/entities/transaction'
import { expect, it } from 'vitest'
import { gameOf, movementGroups } from './movement.ts'

it('every kind of movement is in one group', () => {
  expect(Object.values(movementGroups).flat().toSorted()).toEqual([...transactionKinds].toSorted())
})

it('finds the game in the words of the server', () => {
  expect(gameOf('Play: Saturday Six: extra')).toBe('Saturday Six: extra')
  expect(gameOf('Deposit')).toBeNull()
})
