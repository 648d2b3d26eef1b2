import { playoutAt } from '@fairground/rules/playout/state'
import { timeline } from '@fairground/rules/playout/timeline'
import { describe, expect, it } from 'vitest'
import { stageBalls, stageView } from './stage-view.ts'

const START = 100_000
const frames = timeline([{ numbers: [23, 4, 41, 16, 9, 47] }], START)
const lines = [
  { numbers: [4, 11, 23, 30, 38, 47], second: [] },
  { numbers: [7, 9, 16, 25, 41, 44], second: [] },
  { numbers: [2, 18, 21, 33, 36, 49], second: [] },
]
const at = (ms: number, mine = lines) => stageView(playoutAt(frames, START + ms), mine)

describe('stageView', () => {
  it.each([
    [-1, 'countdown', 'countdown', undefined],
    [0, 'starting', 'starting', undefined],
    [3000, 'waiting', 'draw-1', undefined],
    [6000, 'ball', 'draw-1', 23],
    [18_000, 'ball', 'draw-1', 16],
    [29_000, 'result', 'result', 47],
    [33_500, 'result', 'result', 47],
    [35_000, 'ended', 'ended', 47],
  ] as const)('at %i ms: %s (%s)', (ms, scene, sceneKey, number) => {
    expect(at(ms)).toMatchObject({ scene, sceneKey })
    expect(at(ms).ball?.number).toBe(number)
  })

  it('says which of my lines the fourth ball is on, and how they stand', () => {
    const view = at(18_000)
    expect(view.ball).toEqual({ number: 16, position: 4, onLines: [2] })
    expect(view.drawn).toEqual([23, 4, 41, 16])
    expect(view.matches.map(({ count }) => count)).toEqual([2, 2, 0])
    expect(view.best).toBe(2)
  })

  it('has no best for somebody who only watches', () => {
    expect(at(18_000, []).best).toBeUndefined()
  })

  it('lists every ball for the log', () => {
    expect(stageBalls(playoutAt(frames, START + 10_000), lines)).toEqual([
      { number: 23, position: 1, onLines: [1] },
      { number: 4, position: 2, onLines: [1] },
    ])
  })
})
