import { bootstrap } from '#core/bootstrap.ts'
import { preferenceStore, type SoundKind } from '#core/preferences/preferences.ts'
import { type Cue, type CueOptions, getRecipe } from './cues.ts'
import { maySound } from './may-sound.ts'

/** Browsers block audio before the first user action; an earlier attempt only logs a warning. */
const mayStart = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Draw sounds name the game kind, because each kind has its own setting. */
export type SoundOptions = CueOptions & { readonly kind?: SoundKind }

/** Plays a sound if the preferences allow it. The sound engine loads with the first sound. */
export const cue = (name: Cue, { kind, ...options }: SoundOptions = {}): void => {
  const preferences = preferenceStore.getState()
  const recipe = getRecipe(name, bootstrap.look, options)
  const sounding = { cue: name, group: recipe.group, kind, hidden: document.hidden }
  if (!mayStart() || !maySound(preferences, sounding)) return
  import('./engine.ts').then(
    ({ play }) => play(recipe, preferences.volume),
    () => undefined,
  )
}

/** Returns `cue`, which is stable between renders. */
export const useCue = (): typeof cue => cue
