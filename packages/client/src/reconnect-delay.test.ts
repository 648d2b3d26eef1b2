import { describe, expect, it } from 'vitest'
import { reconnectDelayMs } from '#reconnect-delay.ts'

describe('reconnectDelayMs', () => {
  it.each([
    [1, 0, 250],
    [1, 1, 500],
    [2, 0, 5000],
    [2, 0.5, 5500],
    [40, 1, 6000],
  ])('retry %i with random %f waits %i ms', (retries, random, delay) => {
    expect(reconnectDelayMs(retries, random, 5000)).toBe(delay)
  })
})
