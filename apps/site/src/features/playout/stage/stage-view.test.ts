import { playoutAt } from '@fairground/rules/playout/state'
import { type Draw, timeline } from '@fairground/rules/playout/timeline'
import { describe, expect, it } from 'vitest'
import type { PlayoutKind } from '#kinds/playout-shape.ts'
import { stageBalls, stageView } from './stage-view.ts'

const START = 100_000
const lines = [
  { numbers: [4, 11, 23, 30, 38, 47], second: [3] },
  { numbers: [7, 9, 16, 25, 41, 44], second: [8] },
]
const stageAt = (draws: readonly Draw[], ms: number, kind: PlayoutKind = 'numbers', mine = lines) => {
  const state = playoutAt(timeline(draws, START), START + ms)
  const balls = stageBalls(state, mine, kind)
  return { balls, view: stageView(state, balls) }
}
const six = [{ numbers: [23, 4, 41, 16, 9, 47] }]

describe('stageView', () => {
  it.each([
    [-1, 'countdown', 'countdown', undefined],
    [0, 'starting', 'starting', undefined],
    [3000, 'waiting', 'draw-1', undefined],
    [6000, 'ball', 'draw-1', 23],
    [18_000, 'ball', 'draw-1', 16],
    [29_000, 'result', 'result-1', 47],
    [33_500, 'result', 'result-1', 47],
    [35_000, 'ended', 'ended', 47],
  ] as const)('shows at %i ms the scene %s (%s)', (ms, scene, sceneKey, number) => {
    const { view } = stageAt(six, ms)
    expect(view).toMatchObject({ scene, sceneKey })
    expect(view.ball?.number).toBe(number)
  })

  it("names the player's lines that contain the fourth ball", () => {
    const { view } = stageAt(six, 18_000)
    expect(view.ball).toMatchObject({ number: 16, position: 4, set: 1, onLines: [2] })
    expect(view.drawn).toEqual([23, 4, 41, 16])
  })

  it('separates the second set', () => {
    const { view } = stageAt([{ numbers: [3, 4], second: [8] }], 14_000)
    expect(view).toMatchObject({ drawn: [3, 4], drawn2nd: [8], ball: { set: 2, onLines: [2] } })
  })

  it('matches digits only in their place', () => {
    const mine = [
      { numbers: [4, 4, 7], second: [] },
      { numbers: [1, 7, 4], second: [] },
    ]
    const { balls } = stageAt([{ numbers: [4, 7, 4] }], 14_000, 'digits', mine)
    expect(balls.map(({ onLines }) => onLines)).toEqual([[1], [2], [2]])
  })

  it('starts a new row with each draw and still lists earlier balls', () => {
    const { view, balls } = stageAt([{ numbers: [1, 2] }, { numbers: [9, 5] }], 25_000, 'race')
    expect(view.drawn).toEqual([9, 5].slice(0, 1))
    expect(balls.map(({ drawNum, position }) => `${drawNum}.${position}`)).toEqual(['1.1', '1.2', '2.1'])
  })
})
