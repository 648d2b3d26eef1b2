import type { Preferences, SoundGroup, SoundKind } from '#app/preferences.ts'
import type { Cue } from '#features/sound/cues.ts'

type Wishes = Pick<Preferences, 'sound' | 'volume' | 'soundGroups' | 'drawSounds'>

export type Sounding = {
  readonly cue: Cue | 'caller'
  readonly group: SoundGroup
  /** The kind of game whose draw it belongs to. */
  readonly kind: SoundKind | undefined
  readonly hidden: boolean
}

/** Whether a sound may be heard now. In a hidden tab only the one that calls the player to their game. */
export const maySound = (
  { sound, volume, soundGroups, drawSounds }: Wishes,
  { cue, group, kind, hidden }: Sounding,
): boolean => {
  if (!sound || volume === 0 || !soundGroups[group]) return false
  if (hidden && cue !== 'soon') return false
  return group !== 'draw' || (kind !== undefined && drawSounds[kind])
}
