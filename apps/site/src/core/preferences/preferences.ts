import { kindSoundOnByDefault, soundKinds, soundOnByDefault } from '@fairground/contract/constants'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { mergePreferences } from './merge-preferences.ts'

export const soundGroups = ['ui', 'alert', 'draw', 'win'] as const
export type SoundGroup = (typeof soundGroups)[number]
export type SoundKind = (typeof soundKinds)[number]

export interface Preferences {
  /** look: the scheme of the look; auto: the setting of the device. */
  readonly scheme: 'look' | 'light' | 'dark' | 'auto'
  /** system: the setting of the device. */
  readonly motion: 'system' | 'full' | 'reduced'
  readonly textSize: 'normal' | 'large' | 'largest'
  /** The balls announced to a screen reader during a draw. */
  readonly announcer: 'every' | 'mine' | 'off'
  /** Single keys in a play-out: R, T, P, M. */
  readonly playoutKeys: boolean
  readonly sound: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly soundGroups: Readonly<Record<SoundGroup, boolean>>
  /** Sounds of the draw by kind of game. */
  readonly drawSounds: Readonly<Record<SoundKind, boolean>>
  /** Whether draw sounds were offered once, by kind of game. */
  readonly drawSoundsOffered: Readonly<Record<SoundKind, boolean>>
  readonly caller: boolean
  /** The name of a voice of the device; empty for its default. */
  readonly callerVoice: string
  readonly callerSpeed: number
  readonly callerNicknames: boolean
}

const everyKind = (on: boolean) =>
  Object.fromEntries(soundKinds.map(kind => [kind, on])) as Record<SoundKind, boolean>

export const defaultPreferences: Preferences = {
  scheme: 'look',
  motion: 'system',
  textSize: 'normal',
  announcer: 'every',
  playoutKeys: true,
  sound: soundOnByDefault,
  volume: 80,
  soundGroups: { ui: true, alert: true, draw: true, win: true },
  drawSounds: everyKind(kindSoundOnByDefault),
  drawSoundsOffered: everyKind(false),
  caller: false,
  callerVoice: '',
  callerSpeed: 1,
  callerNicknames: true,
}

const key = 'fairground.preferences'

const read = (): Preferences => mergePreferences(defaultPreferences, localStorage.getItem(key))

export const preferenceStore = createStore<Preferences>(read)

/** Stored in this browser; its other tabs follow through the storage event. */
export const setPreferences = (change: Partial<Preferences>): void => {
  preferenceStore.setState(change)
  localStorage.setItem(key, JSON.stringify(preferenceStore.getState()))
}

window.addEventListener('storage', event => {
  if (event.key === key) preferenceStore.setState(read())
})

export const usePreferences = (): Preferences => useStore(preferenceStore)
