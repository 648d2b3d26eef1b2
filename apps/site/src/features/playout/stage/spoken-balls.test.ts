import { describe, expect, it } from 'vitest'
import { spokenBalls } from './spoken-balls.ts'

const ball = (number: number, at: number, onLines: number[] = []) => ({
  at,
  drawNum: 1,
  number,
  position: at,
  set: 1 as const,
  onLines,
})
const balls = [ball(23, 1), ball(4, 2, [1]), ball(41, 3), ball(16, 4, [2])]

describe('spokenBalls', () => {
  it.each([
    ['every', [4, 41, 16]],
    ['mine', [4, 16]],
    ['off', []],
  ] as const)('selects the balls for the announcer setting %s', (announcer, numbers) => {
    expect(spokenBalls(balls, 1, announcer).map(({ number }) => number)).toEqual(numbers)
  })
})
