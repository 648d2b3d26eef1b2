import { describe, expect, it } from 'vitest'
import { getSignal } from './signal.ts'

describe('signal', () => {
  it.each([
    [true, null, 0, 'good'],
    [true, 249, 0, 'good'],
    [true, 250, 0, 'slow'],
    [true, 1200, 0, 'slow'],
    [true, 1201, 0, 'lost'],
    [true, 40, 38_000, 'good'],
    [true, 40, 38_001, 'slow'],
    [false, 40, 0, 'lost'],
  ] as const)(
    'connected %s, latency %s ms, silent %i ms: %s',
    (connected, latencyMs, silentForMs, signal) => {
      expect(getSignal({ connected, latencyMs, silentForMs })).toBe(signal)
    },
  )
})
