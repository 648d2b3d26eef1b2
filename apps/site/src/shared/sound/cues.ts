import type { Look } from '@fairground/contract/entities/site/configuration'
import type { SoundGroup } from '#core/preferences/preferences.ts'

/** One oscillator or noise burst within a sound. Times are in milliseconds, levels in decibels. */
export type Voice = {
  readonly kind: 'sine' | 'triangle' | 'noise' | 'pink'
  /** The pitch, or the cut-off frequency of noise, in hertz. */
  readonly hz: number
  /** The pitch at the end of a slide. */
  readonly toHz?: number
  readonly at: number
  readonly ms: number
  readonly db: number
}

export type Recipe = { readonly group: SoundGroup; readonly voices: readonly Voice[] }

const level = -18
const soft = -24

type Shape = Partial<Pick<Voice, 'kind' | 'toHz' | 'at' | 'db'>>

const note = (hz: number, ms: number, shape: Shape = {}): Voice => ({
  kind: 'sine',
  hz,
  at: 0,
  ms,
  db: level,
  ...shape,
})

/** A sequence of notes. */
const tune = (pitches: readonly number[], ms: number, shape: Shape = {}): Voice[] =>
  pitches.map((hz, i) => note(hz, ms, { ...shape, at: i * ms }))

const [c5, e5, g5, c6, e6, g6] = [523, 659, 784, 1047, 1319, 1568]

const motifs: Readonly<Record<Look, readonly Voice[]>> = {
  // A bell: a chord with its octave, long and fading.
  blue: [c5, e5, g5, c6].map((hz, i) => note(hz, 1100, { at: i * 30, db: i === 3 ? soft : level })),
  // A slide whistle and a pop.
  cartoon: [
    note(420, 620, { kind: 'triangle', toHz: 1480 }),
    { kind: 'noise', hz: 1800, at: 640, ms: 70, db: level },
    note(880, 120, { at: 640, toHz: 440 }),
  ],
  // A sequence of glass notes.
  'sweet-blue': [c6, e6, g6, e6, g6, c6 * 2].map((hz, i) =>
    note(hz, 420, { kind: 'triangle', at: i * 110, db: soft }),
  ),
}

const shift = (at: number, voices: readonly Voice[], tail = 1): Voice[] =>
  voices.map(voice => ({ ...voice, at: voice.at + at, ms: voice.ms * tail }))

const recipes = {
  tap: { group: 'ui', voices: [note(520, 40, { toHz: 430, db: -24 })] },
  pick: { group: 'ui', voices: [note(660, 60, { kind: 'triangle' })] },
  unpick: { group: 'ui', voices: [note(495, 60, { kind: 'triangle' })] },
  'line-done': { group: 'ui', voices: tune([660, 880], 70) },
  bought: { group: 'ui', voices: tune([523, 659, 784], 90, { db: soft }) },
  refused: { group: 'ui', voices: [note(220, 160)] },
  soon: { group: 'alert', voices: [note(587, 120), note(587, 120, { at: 200 })] },
  ball: {
    group: 'draw',
    voices: [{ kind: 'noise', hz: 420, at: 0, ms: 60, db: level }, note(300, 90, { toHz: 180 })],
  },
  match: { group: 'draw', voices: [note(880, 90)] },
  'to-go-1': { group: 'draw', voices: tune([698, 698], 130, { db: soft }) },
  end: { group: 'draw', voices: [note(196, 300, { db: soft })] },
  scratch: { group: 'draw', voices: [{ kind: 'pink', hz: 3200, at: 0, ms: 90, db: level }] },
} as const satisfies Readonly<Record<string, Recipe>>

export type Cue = keyof typeof recipes | 'win' | 'jackpot'

export type CueOptions = {
  /** For match: the match count of the line. Each match raises the pitch by a whole tone, up to five. */
  readonly step?: number
  /** For scratch: the speed of the finger, 0 to 1. */
  readonly speed?: number
}

const wholeTone = 2 ** (2 / 12)
const highestStep = 5

const raised = (voices: readonly Voice[], step: number): Voice[] =>
  voices.map(voice => ({ ...voice, hz: voice.hz * wholeTone ** (Math.min(highestStep, step) - 1) }))

const quieter = (voices: readonly Voice[], speed: number): Voice[] =>
  voices.map(voice => ({ ...voice, db: voice.db + 20 * Math.log10(Math.max(0.05, Math.min(1, speed))) }))

/** The sound of a cue in a look. */
export const getRecipe = (cue: Cue, look: Look, { step = 1, speed = 1 }: CueOptions = {}): Recipe => {
  if (cue === 'win') return { group: 'win', voices: motifs[look] }
  if (cue === 'jackpot')
    return { group: 'win', voices: [...shift(0, motifs[look]), ...shift(1100, motifs[look], 1.1)] }
  const recipe = recipes[cue]
  if (cue === 'match') return { ...recipe, voices: raised(recipe.voices, step) }
  return cue === 'scratch' ? { ...recipe, voices: quieter(recipe.voices, speed) } : recipe
}
