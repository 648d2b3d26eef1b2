import type { GameFilter } from '@fairground/contract/entities/games/game-filter'
import { createStore } from 'zustand/vanilla'

const storageKey = 'fairground.filter'

const flags = ['free', 'tournament', 'progressive', 'empty', 'instaplay'] as const
const counts = [
  'minPlayCount',
  'maxPlayCount',
  'minPlaySize',
  'maxPlaySize',
  'minDrawRange',
  'maxDrawRange',
  'gameId',
] as const
const amounts = ['minPlayCost', 'maxPlayCost'] as const

const isNameIn = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name)

const toEntry = (name: string, value: string): readonly [string, unknown] | null => {
  if (isNameIn(flags, name)) return /^(-1|0|1)$/.test(value) ? [name, Number(value)] : null
  if (isNameIn(counts, name)) return /^\d{1,9}$/.test(value) ? [name, Number(value)] : null
  if (isNameIn(amounts, name)) return /^\d{1,9}(\.\d{1,4})?$/.test(value) ? [name, value] : null
  return null
}

/** Parses "free:1,maxPlayCost:2.00". Unknown names and wrong values are ignored; null if nothing is left. */
export const parseFilter = (text: string | null): GameFilter | null => {
  const entries = (text ?? '').split(',').flatMap(part => {
    const [name = '', value = ''] = part.split(':')
    const entry = toEntry(name.trim(), value.trim())
    return entry === null ? [] : [entry]
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** The filter of the address parameter `f`, which applies to the lobby until the visitor removes it. */
export const filterStore = createStore<{ readonly filter: GameFilter | null }>(() => ({ filter: null }))

/** Called once the parameters of the address are stored. */
export const readStoredFilter = (): void =>
  filterStore.setState({ filter: parseFilter(localStorage.getItem(storageKey)) })

export const removeFilter = (): void => {
  localStorage.removeItem(storageKey)
  filterStore.setState({ filter: null })
}
