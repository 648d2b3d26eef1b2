import type { Preferences, SoundGroup, SoundKind } from '#core/preferences/preferences.ts'
import type { Cue } from './cues.ts'

type SoundPreferences = Pick<Preferences, 'sound' | 'volume' | 'soundGroups' | 'drawSounds'>

export type Sounding = {
  readonly cue: Cue | 'caller'
  readonly group: SoundGroup
  /** The game kind of a draw sound. */
  readonly kind: SoundKind | undefined
  readonly hidden: boolean
}

/** Whether a sound is allowed now. A hidden tab plays only the sound of a starting game. */
export const maySound = (
  { sound, volume, soundGroups, drawSounds }: SoundPreferences,
  { cue, group, kind, hidden }: Sounding,
): boolean => {
  if (!sound || volume === 0 || !soundGroups[group]) return false
  if (hidden && cue !== 'soon') return false
  return group !== 'draw' || (kind !== undefined && drawSounds[kind])
}
