import { isSameValue } from '#parts/form/model/paths.ts'

export type Settings = Readonly<Record<string, unknown>>

export interface SettingsChange {
  readonly settings: Settings
  /** The names of settings that get their default again. */
  readonly unset: readonly string[]
}

/** The settings of a group. */
export const pickSettings = (settings: Settings, names: readonly string[]): Settings =>
  Object.fromEntries(names.filter(name => settings[name] !== undefined).map(name => [name, settings[name]]))

/** What a form has changed. An edit that is undefined gives a setting its default again. */
export const findEdits = (saved: Settings, value: Settings, names: readonly string[]): Settings =>
  Object.fromEntries(
    names.filter(name => !isSameValue(saved[name], value[name])).map(name => [name, value[name]]),
  )

/** The saved settings with the edits. Settings that another person changes meanwhile stay theirs. */
export const applyEdits = (saved: Settings, edits: Settings): Settings =>
  Object.fromEntries(Object.entries({ ...saved, ...edits }).filter(([, value]) => value !== undefined))

export const toChange = (edits: Settings): SettingsChange => ({
  settings: Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined)),
  unset: Object.keys(edits).filter(name => edits[name] === undefined),
})
