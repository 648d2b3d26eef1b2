import { describe, expect, it } from 'vitest'
import { createFallback, fallbackModes } from '#fallback.ts'

const reachable = () => Promise.resolve(true)

describe('createFallback', () => {
  it('leaves a mode after two connections that broke before WELCOME', async () => {
    const fallback = createFallback(fallbackModes[1], reachable)
    expect(await fallback.countFailure(1, null)).toBe(false)
    expect(await fallback.countFailure(1, null)).toBe(true)
    expect(fallback.mode()).toBe(3)
    await fallback.countFailure(3, null)
    await fallback.countFailure(3, null)
    expect(fallback.mode()).toBe(2)
    await fallback.countFailure(2, null)
    await fallback.countFailure(2, null)
    expect(fallback.mode()).toBe(1)
  })

  it('leaves a mode after three short connections, unless a long one came between', async () => {
    const fallback = createFallback(fallbackModes[1], reachable)
    for (const livedMs of [1000, 2000, 60_000, 1000, 1000]) await fallback.countFailure(1, livedMs)
    expect(fallback.mode()).toBe(1)
    expect(await fallback.countFailure(1, 1000)).toBe(true)
    expect(fallback.mode()).toBe(3)
  })

  it('keeps its mode while the server does not answer', async () => {
    const fallback = createFallback(fallbackModes[1], () => Promise.resolve(false))
    for (let i = 0; i < 5; i++) expect(await fallback.countFailure(1, null)).toBe(false)
    expect(fallback.mode()).toBe(1)
  })

  it('counts a late failure of an earlier mode against no other', async () => {
    const fallback = createFallback(fallbackModes[4], reachable)
    await Promise.all([1, 2, 3].map(() => fallback.countFailure(4, null)))
    expect(fallback.mode()).toBe(3)
  })

  it('has nothing to change to from long polling', async () => {
    const fallback = createFallback(fallbackModes[2], reachable)
    for (let i = 0; i < 5; i++) expect(await fallback.countFailure(2, null)).toBe(false)
  })
})
