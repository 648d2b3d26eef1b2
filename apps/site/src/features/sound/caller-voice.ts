import { preferenceStore, type SoundKind } from '#app/preferences.ts'
import { maySound } from '#features/sound/may-sound.ts'
import { locale } from '#shared/locale.ts'

const speaker = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/** The voices of this device that speak the page's language. */
export const callerVoices = (): SpeechSynthesisVoice[] =>
  (speaker()?.getVoices() ?? []).filter(({ lang }) => lang.slice(0, 2) === locale.slice(0, 2))

export const say = (text: string): void => {
  const { callerVoice, callerSpeed, volume } = preferenceStore.getState()
  const voice = callerVoices().find(({ name }) => name === callerVoice)
  const words = new SpeechSynthesisUtterance(text)
  words.lang = voice?.lang ?? locale
  words.rate = callerSpeed
  words.volume = volume / 100
  if (voice) words.voice = voice
  // The newest ball matters; whatever is still being said about an older one does not.
  speaker()?.cancel()
  speaker()?.speak(words)
}

/** Calls a ball aloud, if the player has a caller. */
export const callAloud = (text: string, kind: SoundKind): void => {
  const preferences = preferenceStore.getState()
  const sounding = { cue: 'caller', group: 'draw', kind, hidden: document.hidden } as const
  if (preferences.caller && speaker() && maySound(preferences, sounding)) say(text)
}
