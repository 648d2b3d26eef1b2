import { describe, expect, it } from 'vitest'
import { checkPlay, type PlayRule, type RequestedPlay } from './play-rule.ts'

const pick3of9: PlayRule = { kind: 'numbers', first: { pick: 3, of: 9 } }
const withSecond: PlayRule = { kind: 'numbers', first: { pick: 2, of: 9 }, second: { pick: 1, of: 4 } }
const pick3: PlayRule = { kind: 'digits', positions: 3, options: ['straight', 'box', 'pair'] }
const straightOnly: PlayRule = { kind: 'digits', positions: 3, options: ['straight'] }
const dealt: PlayRule = { kind: 'dealt' }

describe('play check', () => {
  it.each<[PlayRule, RequestedPlay, string, number]>([
    [pick3of9, { numbers: [9, 1, 5] }, '1,5,9', 1],
    [pick3of9, { numbers: [9, 1, 5], second: [] }, '1,5,9', 1],
    [withSecond, { numbers: [9, 1], second: [4] }, '1,9|4', 1],
    [pick3, { numbers: [7, 0, 7], units: [1, 0, 0] }, '7,0,7|1,0,0', 1],
    [pick3, { numbers: [7, 0, 7], units: [2, 3, 1] }, '7,0,7|2,3,1', 6],
    [pick3, { numbers: [7, 7, 7], units: [1, 0, 2] }, '7,7,7|1,0,2', 3],
    [straightOnly, { numbers: [0, 0, 7], units: [100, 0, 0] }, '0,0,7|100,0,0', 100],
  ])('%j takes %j', (rule, play, text, units) => {
    expect(checkPlay(rule, play)).toEqual({ ok: true, text, units })
  })

  it.each<[PlayRule, RequestedPlay, string]>([
    [pick3of9, { numbers: [1, 2] }, 'count'],
    [pick3of9, { numbers: [1, 2, 10] }, 'range'],
    [pick3of9, { numbers: [1, 2, 2] }, 'repeated'],
    [pick3of9, { numbers: [1, 2, 3], second: [1] }, 'secondSet'],
    [pick3of9, { numbers: [1, 2, 3], units: [1, 0, 0] }, 'units'],
    [withSecond, { numbers: [1, 2] }, 'secondSet'],
    [withSecond, { numbers: [1, 2], second: [5] }, 'secondSet'],
    [pick3, { numbers: [1, 2], units: [1, 0, 0] }, 'count'],
    [pick3, { numbers: [1, 2, 10], units: [1, 0, 0] }, 'range'],
    [pick3, { numbers: [1, 2, -1], units: [1, 0, 0] }, 'range'],
    [pick3, { numbers: [1, 2, 3] }, 'units'],
    [pick3, { numbers: [1, 2, 3], units: [0, 0, 0] }, 'units'],
    [pick3, { numbers: [1, 2, 3], units: [2, -1, 0] }, 'units'],
    [pick3, { numbers: [1, 2, 3], units: [0.5, 0.5, 0] }, 'units'],
    [pick3, { numbers: [1, 2, 3], units: [101, 0, 0] }, 'units'],
    [pick3, { numbers: [7, 7, 7], units: [1, 1, 0] }, 'box'],
    [straightOnly, { numbers: [1, 2, 3], units: [1, 0, 1] }, 'units'],
    [pick3, { numbers: [1, 2, 3], second: [1], units: [1, 0, 0] }, 'secondSet'],
    [dealt, { numbers: [] }, 'dealt'],
  ])('%j refuses %j: %s', (rule, play, problem) => {
    expect(checkPlay(rule, play)).toEqual({ ok: false, problem })
  })
})
