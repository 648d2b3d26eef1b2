import { bootstrap } from '#app/bootstrap.ts'
import { preferenceStore, type SoundKind } from '#app/preferences.ts'
import { type Cue, type CueOptions, recipeOf } from '#features/sound/cues.ts'
import { maySound } from '#features/sound/may-sound.ts'

/** Browsers let nothing be heard before the first press; asking earlier would only print a warning. */
const mayStart = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Sounds of a draw name the kind of game, since each kind is turned on by itself. */
export type SoundOptions = CueOptions & { readonly kind?: SoundKind }

/** Plays a sound, if the player wants it. What makes sounds is fetched with the first one. */
export const cue = (name: Cue, { kind, ...options }: SoundOptions = {}): void => {
  const preferences = preferenceStore.getState()
  const recipe = recipeOf(name, bootstrap.look, options)
  const sounding = { cue: name, group: recipe.group, kind, hidden: document.hidden }
  if (!mayStart() || !maySound(preferences, sounding)) return
  import('#features/sound/engine.ts').then(
    ({ play }) => play(recipe, preferences.volume),
    () => undefined,
  )
}

/** `cue('pick')`; the same function for the whole life of the page. */
export const useCue = (): typeof cue => cue
