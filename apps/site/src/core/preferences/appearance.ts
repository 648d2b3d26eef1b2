import { applyLook } from '@fairground/ui/looks/apply-look'
import { useSyncExternalStore } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { type Preferences, preferenceStore } from './preferences.ts'

const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)')
const darkSchemeQuery = matchMedia('(prefers-color-scheme: dark)')

const resolveScheme = (chosen: Preferences['scheme']): 'dark' | 'light' => {
  if (chosen === 'look') return bootstrap.scheme
  if (chosen === 'auto') return darkSchemeQuery.matches ? 'dark' : 'light'
  return chosen
}

const apply = ({ scheme, motion, textSize }: Preferences): void =>
  applyLook(document.documentElement, {
    look: bootstrap.look,
    scheme: resolveScheme(scheme),
    motion: motion === 'system' ? undefined : motion,
    text: textSize === 'normal' ? undefined : textSize,
  })

/** Applies the operator's look with the preferences of the player, and every later change. */
export const followAppearance = (): void => {
  apply(preferenceStore.getState())
  preferenceStore.subscribe(apply)
  darkSchemeQuery.addEventListener('change', () => apply(preferenceStore.getState()))
}

const isReduced = (): boolean => {
  const { motion } = preferenceStore.getState()
  return motion === 'system' ? reducedMotionQuery.matches : motion === 'reduced'
}

const follow = (changed: () => void): (() => void) => {
  const stop = preferenceStore.subscribe(changed)
  reducedMotionQuery.addEventListener('change', changed)
  return () => {
    stop()
    reducedMotionQuery.removeEventListener('change', changed)
  }
}

export const useReducedMotion = (): boolean => useSyncExternalStore(follow, isReduced)
