import { describe, expect, it } from 'vitest'
import { maySound, type Sounding } from './may-sound.ts'

const off = { crossword: false, bingo: false, lottery: false, lottorace: false, scratchcard: false }
const preferences = {
  sound: true,
  volume: 80,
  soundGroups: { ui: true, alert: true, draw: true, win: true },
  drawSounds: { ...off, lottery: true },
}
const tap: Sounding = { cue: 'tap', group: 'ui', kind: undefined, hidden: false }
const ball: Sounding = { cue: 'ball', group: 'draw', kind: 'lottery', hidden: false }

describe('maySound', () => {
  it('allows interface sounds, and draw sounds only of an enabled game kind', () => {
    expect(maySound(preferences, tap)).toBe(true)
    expect(maySound(preferences, ball)).toBe(true)
    expect(maySound(preferences, { ...ball, kind: 'bingo' })).toBe(false)
    expect(maySound(preferences, { ...ball, kind: undefined })).toBe(false)
  })

  it.each([
    ['the master switch', { ...preferences, sound: false }],
    ['no volume', { ...preferences, volume: 0 }],
    ['its group', { ...preferences, soundGroups: { ...preferences.soundGroups, ui: false } }],
  ])('is silenced by %s', (_, changed) => {
    expect(maySound(changed, tap)).toBe(false)
  })

  it('allows only the sound of a starting game in a hidden tab', () => {
    expect(maySound(preferences, { ...tap, hidden: true })).toBe(false)
    expect(maySound(preferences, { cue: 'soon', group: 'alert', kind: undefined, hidden: true })).toBe(true)
  })
})
