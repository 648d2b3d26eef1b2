import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'

const { input } = operatorOperations.unlockPlayer

describe('leaveOut', () => {
  it('leaves a field out of the schema and of the values if it is undefined', () => {
    const { schema, fixed } = leaveOut(input, { playerId: 7, username: undefined })
    expect(fixed).toEqual({ playerId: 7 })
    expect(Check(schema, { playerId: 7, reason: 'The player called' })).toBe(true)
    expect(Check(schema, { username: 'ola', reason: 'The player called' })).toBe(false)
    expect(Check(schema, { playerId: 7 })).toBe(false)
  })

  it('returns the schema itself if nothing is left out', () => {
    expect(leaveOut(input, { playerId: 7 }).schema).toBe(input)
  })
})
