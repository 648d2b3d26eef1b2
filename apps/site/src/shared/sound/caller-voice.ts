import { preferenceStore, type SoundKind } from '#core/preferences/preferences.ts'
import { maySound } from './may-sound.ts'
import { locale } from '#core/text/locale.ts'

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
  // The newest ball interrupts the call of an older one.
  speaker()?.cancel()
  speaker()?.speak(words)
}

/** Speaks a call, if the player has turned the caller on. */
export const callAloud = (text: string, kind: SoundKind): void => {
  const preferences = preferenceStore.getState()
  const sounding = { cue: 'caller', group: 'draw', kind, hidden: document.hidden } as const
  if (preferences.caller && speaker() && maySound(preferences, sounding)) say(text)
}
