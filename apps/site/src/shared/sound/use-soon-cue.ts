import type { Game } from '@fairground/contract/entities/games/game'
import { useEffect, useRef } from 'react'
import { useServerNow } from '#core/time/server-now.ts'
import { cue } from './cue.ts'

const soonMs = 10_000

/** Plays two notes ten seconds before one of the player's games starts; a hidden tab also shows a system notification. */
export const useSoonCue = (
  {
    gameTitle,
    tournamentStartTime,
    playerInGame,
  }: Pick<Game, 'gameTitle' | 'tournamentStartTime' | 'playerInGame'>,
  text: string,
): void => {
  const now = useServerNow(1000)
  const played = useRef(false)
  const left = tournamentStartTime === null ? Number.POSITIVE_INFINITY : tournamentStartTime - now
  const isSoon = playerInGame && left > 0 && left <= soonMs
  useEffect(() => {
    if (!isSoon || played.current) return
    played.current = true
    cue('soon')
    if (document.hidden && globalThis.Notification?.permission === 'granted')
      void new Notification(gameTitle, { body: text })
  }, [isSoon, gameTitle, text])
}
