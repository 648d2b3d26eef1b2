import { expect, it } from 'vitest'
import { crosswordProgress, wordTiers } from '#features/instant/crossword-progress.ts'

const grid = 'CAT/..O/..Y'

it('marks a completed word as done, with a tick at its first letter', () => {
  const { rows, done, words } = crosswordProgress(grid, ['C', null, 'T', 'A'])
  expect(done).toEqual(['CAT'])
  expect(words).toBe(2)
  expect(rows[0]).toEqual([
    { letter: 'C', state: 'done', tick: true },
    { letter: 'A', state: 'done', tick: false },
    { letter: 'T', state: 'done', tick: false },
  ])
  expect(rows[1]).toEqual([null, null, { letter: 'O', state: 'open', tick: false }])
})

it('marks a revealed letter of an incomplete word as held', () => {
  expect(crosswordProgress(grid, ['O']).rows[1]?.[2]).toMatchObject({ state: 'held' })
  expect(crosswordProgress(grid, [null]).done).toEqual([])
})

it('returns the prize reached and the next one', () => {
  const tiers = [
    { words: 5, prize: '£5' },
    { words: 3, prize: '£2' },
  ]
  expect(wordTiers(tiers, 2)).toEqual({ reached: undefined, next: tiers[1] })
  expect(wordTiers(tiers, 4)).toEqual({ reached: tiers[1], next: tiers[0] })
  expect(wordTiers(tiers, 9)).toEqual({ reached: tiers[0], next: undefined })
})
