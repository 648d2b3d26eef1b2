import { applyLook } from '@fairground/ui/looks/apply-look'
import { useSyncExternalStore } from 'react'
import { bootstrap } from './bootstrap.ts'
import { type Preferences, preferenceStore } from './preferences.ts'

const asksForLess = matchMedia('(prefers-reduced-motion: reduce)')
const asksForDark = matchMedia('(prefers-color-scheme: dark)')

const schemeOf = (chosen: Preferences['scheme']): 'dark' | 'light' => {
  if (chosen === 'look') return bootstrap.scheme
  if (chosen === 'auto') return asksForDark.matches ? 'dark' : 'light'
  return chosen
}

const apply = ({ scheme, motion, textSize }: Preferences): void =>
  applyLook(document.documentElement, {
    look: bootstrap.look,
    scheme: schemeOf(scheme),
    motion: motion === 'system' ? undefined : motion,
    text: textSize === 'normal' ? undefined : textSize,
  })

/** The look of the operator as this player likes it; a change shows at once, in every tab. */
export const followAppearance = (): void => {
  apply(preferenceStore.getState())
  preferenceStore.subscribe(apply)
  asksForDark.addEventListener('change', () => apply(preferenceStore.getState()))
}

const isReduced = (): boolean => {
  const { motion } = preferenceStore.getState()
  return motion === 'system' ? asksForLess.matches : motion === 'reduced'
}

const follow = (changed: () => void): (() => void) => {
  const stop = preferenceStore.subscribe(changed)
  asksForLess.addEventListener('change', changed)
  return () => {
    stop()
    asksForLess.removeEventListener('change', changed)
  }
}

export const useReducedMotion = (): boolean => useSyncExternalStore(follow, isReduced)
