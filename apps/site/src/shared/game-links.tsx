import type { Game } from '@fairground/contract/entities/game'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import styles from './game-links.module.css'

export interface GameLinksProps {
  game: Pick<Game, 'gameInstanceId' | 'playerInGame'>
  /** Of a game that is over, by its result. */
  holding?: boolean
}

/** The pages about one draw that are not the draw itself. */
export function GameLinks({ game, holding = game.playerInGame }: GameLinksProps) {
  const t = useText()
  const { gameInstanceId } = game
  return (
    <nav className={styles.links} aria-label={t('gameLinks.label')}>
      <TextLink href={`/payout?id=${gameInstanceId}`}>{t('gameLinks.prizes')}</TextLink>
      <TextLink href={`/players?id=${gameInstanceId}`}>{t('gameLinks.players')}</TextLink>
      {holding && <TextLink href={`/bets?id=${gameInstanceId}`}>{t('gameLinks.mine')}</TextLink>}
    </nav>
  )
}
