import type { Game } from '@fairground/contract/entities/games/game'
import { useStore } from 'zustand'
import { useGames } from '#core/stores/live-games.ts'
import { shownResults } from '#core/stores/shown-results.ts'
import { liveDraws } from './live-draws.ts'

export const useLiveDraws = (): Game[] => {
  const games = useGames()
  const shown = useStore(shownResults, state => state.ids)
  return liveDraws(games ?? [], shown)
}
