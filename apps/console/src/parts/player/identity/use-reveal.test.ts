import { describe, expect, it } from 'vitest'
import { revealMs, toRevealed } from './use-reveal.ts'

describe('toRevealed', () => {
  it('shows only what was revealed, for 15 minutes', () => {
    const output = { values: [{ field: 'email', value: 'ola@mail.example' }], leftToday: 7 } as const
    expect(toRevealed(output, 1000)).toEqual({
      values: { email: 'ola@mail.example' },
      until: 1000 + revealMs,
      leftToday: 7,
    })
    expect(revealMs).toBe(900_000)
  })
})
