import { describe, expect, it } from 'vitest'
import { chiSquareP, normalP, poissonP, rejected } from './p-values.ts'

describe('p-values', () => {
  it.each([
    [3.841458820694124, 1, 0.1],
    [67.5048, 50, 0.1],
    [32.3574, 50, 0.05],
    [1074.679, 1000, 0.1],
  ])('are two-sided for chi-square %d with %i degrees of freedom', (statistic, degrees, p) => {
    expect(chiSquareP(statistic, degrees)).toBeCloseTo(p, 3)
  })

  it('match the normal distribution', () => {
    expect(normalP(1.959963984540054)).toBeCloseTo(0.05, 9)
    expect(normalP(-2.5758293035489004)).toBeCloseTo(0.01, 9)
    expect(normalP(0)).toBe(1)
  })

  it('match the Poisson distribution', () => {
    expect(poissonP(10, 10)).toBeGreaterThan(0.9)
    expect(poissonP(25, 10)).toBeLessThan(1e-3)
    expect(poissonP(0, 10)).toBeLessThan(1e-3)
  })

  it("follow Holm's rule: the smallest of m is compared with level / m, the next with level / (m - 1)", () => {
    const tests = (...values: number[]) => new Map(values.map((p, i) => [String(i), p]))
    expect(rejected(tests(0.006, 0.5), 0.01)).toEqual([])
    expect(rejected(tests(0.5, 0.004), 0.01)).toEqual(['1 p=0.004'])
    expect(rejected(tests(0.009, 0.004), 0.01)).toHaveLength(2)
  })
})
