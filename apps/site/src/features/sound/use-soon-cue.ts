import type { Game } from '@fairground/contract/entities/game'
import { useEffect, useRef } from 'react'
import { useServerNow } from '#app/server-now.ts'
import { cue } from '#features/sound/cue.ts'

const soonMs = 10_000

/** Two notes ten seconds before a game of the player starts; in a hidden tab also a notice of the system. */
export const useSoonCue = (
  {
    gameTitle,
    tournamentStartTime,
    playerInGame,
  }: Pick<Game, 'gameTitle' | 'tournamentStartTime' | 'playerInGame'>,
  text: string,
): void => {
  const now = useServerNow(1000)
  const told = useRef(false)
  const left = tournamentStartTime === null ? Number.POSITIVE_INFINITY : tournamentStartTime - now
  const isSoon = playerInGame && left > 0 && left <= soonMs
  useEffect(() => {
    if (!isSoon || told.current) return
    told.current = true
    cue('soon')
    if (document.hidden && globalThis.Notification?.permission === 'granted')
      void new Notification(gameTitle, { body: text })
  }, [isSoon, gameTitle, text])
}
