import { describe, expect, it } from 'vitest'
import { mergePreferences } from './merge-preferences.ts'

const defaults = { sound: true, volume: 80, groups: { ui: true, win: true } }

describe('mergePreferences', () => {
  it('takes stored values, also within a group', () => {
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
  ])('keeps the defaults for %s', (_, stored) => {
    expect(mergePreferences(defaults, stored)).toEqual(defaults)
  })

  it('drops fields of another release', () => {
    expect(mergePreferences(defaults, '{"colour":"red"}')).toEqual(defaults)
  })
})
