import { create } from 'zustand'

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

interface Preferences {
  readonly scheme: 'light' | 'dark' | undefined
  readonly density: Density
  /** Whether single keys work in lists. */
  readonly hasKeys: boolean
}

const place = 'fairground.console.preferences'
const defaults: Preferences = { scheme: undefined, density: 'normal', hasKeys: true }

const readStored = (): Preferences => {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaults
  }
}

/** How this device shows the console. */
export const usePreferences = create<Preferences>(readStored)

usePreferences.subscribe(preferences => localStorage.setItem(place, JSON.stringify(preferences)))

const apply = ({ scheme }: Preferences): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['scheme'] = scheme ?? (dark ? 'dark' : 'light')
}

/** Shows the chosen scheme, or the one of the system. */
export const followScheme = (): void => {
  apply(usePreferences.getState())
  usePreferences.subscribe(apply)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
    apply(usePreferences.getState()),
  )
}
