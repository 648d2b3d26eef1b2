import type { GameRules } from '@fairground/fair/games/games'
import { describe, expect, it } from 'vitest'
import { recordParts } from './record-parts.ts'

const parts = (rules: GameRules, drawn: number[]) =>
  recordParts({ rules, result: { drawn, text: drawn.join() }, voids: [] }, [])

describe('recordParts', () => {
  it('numbers the tickets of a raffle from 1', () => {
    expect(parts({ kind: 'raffleGame', winners: 2 }, [16, 0])).toEqual({ kind: 'tickets', tickets: [17, 1] })
  })

  it('separates the second set', () => {
    const rules: GameRules = { kind: 'oneDrawGameExt', pick: 2, from: 9, pick2nd: 1, from2nd: 5 }
    expect(parts(rules, [7, 2, 4])).toEqual({ kind: 'balls', numbers: [7, 2], second: [4], of: 9 })
  })

  it('has no parts for a result that the rules cannot draw', () => {
    expect(parts({ kind: 'oneDrawGame', pick: 2, from: 9 }, [10, 11])).toEqual({ kind: 'none' })
  })

  it('has no last call if no card was sold', () => {
    const rules: GameRules = { kind: 'bingoGame', balls: 75, patterns: ['fullHouse'], jackpotCalls: 0 }
    const calls = Array.from({ length: 75 }, (_, i) => i + 1)
    expect(parts(rules, calls)).toEqual({ kind: 'none' })
  })
})
