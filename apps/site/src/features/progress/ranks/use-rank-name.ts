import type { PlayerRank } from '@fairground/contract/entities/rewards/reward'
import { useText } from '#core/text/text.ts'

/** The name, "You", or "Player 6" for a player who is shown by number. */
export const useRankName = (): ((rank: Pick<PlayerRank, 'name' | 'position' | 'me'>) => string) => {
  const t = useText()
  return ({ name, position, me }) => (me ? t('ranks.you') : (name ?? t('ranks.player', { position })))
}
