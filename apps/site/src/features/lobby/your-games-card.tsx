import type { Game } from '@fairground/contract/entities/game'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { multiply } from '@fairground/rules/money/money'
import { formatExact } from '@fairground/rules/money/format'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { openModal } from '#app/modals.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { GameCountdown } from '#shared/game-countdown.tsx'
import { gameHref, isInstant } from '#shared/game-kind.ts'
import { playCost } from '#shared/money.ts'
import { upcomingGames } from './card-games.ts'
import styles from './rail.module.css'
import { unitOf } from './unit-of.ts'

function Row({ game }: { game: Game }) {
  const t = useText()
  const paid = formatExact(multiply(playCost(game), game.playerPlaysInGame), { decimals: 'always' })
  return (
    <li>
      <Anchor href={gameHref(game)} className={styles.row}>
        <span className={styles.rowTop}>
          <b>{game.gameTitle}</b>
          {game.gameStatus === 'STARTED' ? (
            <Badge tone="live">{t('common.live')}</Badge>
          ) : (
            game.tournamentStartTime !== null &&
            !isInstant(game) && <GameCountdown title={game.gameTitle} target={game.tournamentStartTime} />
          )}
        </span>
        <span className="meta num">
          {t(`lobby.${unitOf(game)}s`, { count: game.playerPlaysInGame })} · {paid}
        </span>
      </Anchor>
    </li>
  )
}

/** What the player is in and has not ended. */
export function YourGamesCard({ games }: { games: readonly Game[] }) {
  const t = useText()
  const player = usePlayer()
  const mine = upcomingGames(games).filter(game => game.playerInGame)
  return (
    <Card title={t('lobby.yourGames')}>
      {mine.length > 0 && (
        <ul className={styles.list}>
          {mine.map(game => (
            <Row key={game.gameInstanceId} game={game} />
          ))}
        </ul>
      )}
      {mine.length === 0 && (
        <p className="small muted">
          {player === null ? (
            <>
              {t('lobby.yourGamesOut')}{' '}
              <TextButton onPress={() => openModal('login', {})}>{t('common.logIn')}</TextButton>
            </>
          ) : (
            t('lobby.yourGamesNone')
          )}
        </p>
      )}
    </Card>
  )
}
