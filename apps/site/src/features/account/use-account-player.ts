import type { Player } from '@fairground/contract/entities/player'
import { usePlayer } from '#app/session.ts'

/** Null for demo users too: specification section 6, 'account features unavailable'. */
export const useAccountPlayer = (): Player | null => {
  const player = usePlayer()
  return player?.demo === true ? null : player
}
