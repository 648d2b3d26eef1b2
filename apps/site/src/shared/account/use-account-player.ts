import type { Player } from '@fairground/contract/entities/players/player'
import { usePlayer } from '#core/session/session.ts'

/** Null for demo players too: they have no account features (specification section 6). */
export const useAccountPlayer = (): Player | null => {
  const player = usePlayer()
  return player?.demo === true ? null : player
}
