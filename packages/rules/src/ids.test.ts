import { describe, expect, it } from 'vitest'
import { accountId, gameId, instanceId, memberId, playerId } from './ids.ts'

describe('ids', () => {
  it.each([
    ['member', memberId],
    ['game', gameId],
    ['instance', instanceId],
    ['player', playerId],
    ['account', accountId],
  ] as const)('a %s id is a positive safe integer', (name, construct) => {
    expect(construct(1)).toBe(1)
    expect(construct(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
    for (const bad of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => construct(bad)).toThrow(`${bad} is not a ${name} id`)
  })
})
