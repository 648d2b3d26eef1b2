import { describe, expect, it } from 'vitest'
import { maySound, type Sounding } from './may-sound.ts'

const off = { crossword: false, bingo: false, lottery: false, lottorace: false, scratchcard: false }
const wishes = {
  sound: true,
  volume: 80,
  soundGroups: { ui: true, alert: true, draw: true, win: true },
  drawSounds: { ...off, lottery: true },
}
const tap: Sounding = { cue: 'tap', group: 'ui', kind: undefined, hidden: false }
const ball: Sounding = { cue: 'ball', group: 'draw', kind: 'lottery', hidden: false }

describe('maySound', () => {
  it('lets the interface be heard by default, and a draw of a kind that was turned on', () => {
    expect(maySound(wishes, tap)).toBe(true)
    expect(maySound(wishes, ball)).toBe(true)
    expect(maySound(wishes, { ...ball, kind: 'bingo' })).toBe(false)
    expect(maySound(wishes, { ...ball, kind: undefined })).toBe(false)
  })

  it.each([
    ['the master switch', { ...wishes, sound: false }],
    ['no volume', { ...wishes, volume: 0 }],
    ['its group', { ...wishes, soundGroups: { ...wishes.soundGroups, ui: false } }],
  ])('is silenced by %s', (_, changed) => {
    expect(maySound(changed, tap)).toBe(false)
  })

  it('is silent in a hidden tab, but for the call to a game that starts', () => {
    expect(maySound(wishes, { ...tap, hidden: true })).toBe(false)
    expect(maySound(wishes, { cue: 'soon', group: 'alert', kind: undefined, hidden: true })).toBe(true)
  })
})
