import type { Game } from '@fairground/contract/entities/games/game'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import styles from './game-links.module.css'

export interface GameLinksProps {
  game: Pick<Game, 'gameId' | 'gameInstanceId' | 'gameRule' | 'playerInGame'>
  /** Whether the player has plays; a finished game derives it from its result. */
  holding?: boolean
}

/** Links to the prizes, the players and the player's plays of one draw. */
export function GameLinks({ game, holding = game.playerInGame }: GameLinksProps) {
  const t = useText()
  const { gameInstanceId, gameId, gameRule } = game
  return (
    <nav className={styles.links} aria-label={t('gameLinks.label')}>
      <TextLink href={`/payout?id=${gameInstanceId}`}>{t('gameLinks.prizes')}</TextLink>
      <TextLink href={`/players?id=${gameInstanceId}`}>{t('gameLinks.players')}</TextLink>
      <TextLink href={`/howtoplay/${Object.keys(gameRule)[0]}?id=${gameInstanceId}&gid=${gameId}`}>
        {t('gameLinks.howTo')}
      </TextLink>
      {holding && <TextLink href={`/bets?id=${gameInstanceId}`}>{t('gameLinks.mine')}</TextLink>}
    </nav>
  )
}
