import { describe, expect, it } from 'vitest'
import { mergePreferences } from './merge-preferences.ts'

const defaults = { sound: true, volume: 80, groups: { ui: true, win: true } }

describe('mergePreferences', () => {
  it('takes what was stored, also within a group', () => {
    expect(mergePreferences(defaults, '{"volume":30,"groups":{"win":false}}')).toEqual({
      sound: true,
      volume: 30,
      groups: { ui: true, win: false },
    })
  })

  it.each([
    ['nothing', null],
    ['broken', '{"volume":'],
    ['a list', '[1,2]'],
    ['values of another type', '{"sound":"yes","volume":null,"groups":true}'],
  ])('keeps the defaults where there is %s', (_, stored) => {
    expect(mergePreferences(defaults, stored)).toEqual(defaults)
  })

  it('forgets fields of another release', () => {
    expect(mergePreferences(defaults, '{"colour":"red"}')).toEqual(defaults)
  })
})
