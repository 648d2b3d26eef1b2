import {
  type DemoStaffMember,
  type PublicConsoleSettings,
  publicConsoleSettingsPath,
} from '@fairground/contract/operator/public-console-settings'

export type DemoStaff = DemoStaffMember

let loaded: PublicConsoleSettings | undefined

export const loadSettings = async (): Promise<PublicConsoleSettings> => {
  const response = await fetch(publicConsoleSettingsPath)
  if (!response.ok) throw new Error(`the console answered HTTP ${response.status}`)
  loaded = (await response.json()) as PublicConsoleSettings
  return loaded
}

/** The settings, which are loaded before the first page. */
export const getSettings = (): PublicConsoleSettings => {
  if (!loaded) throw new Error('the settings are not loaded yet')
  return loaded
}
