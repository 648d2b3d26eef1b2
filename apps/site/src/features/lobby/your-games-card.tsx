import type { Game } from '@fairground/contract/entities/games/game'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { multiply } from '@fairground/rules/money/money'
import { formatExact } from '#core/money-format.ts'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { gameHref, isInstant } from '#kinds/game-address.ts'
import { playCost } from '#core/money.ts'
import { upcomingGames } from './card-games.ts'
import styles from './rail.module.css'
import { getPlayUnit } from './play-unit.ts'

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
          {t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame })} · {paid}
        </span>
      </Anchor>
    </li>
  )
}

/** Games the player takes part in that have not ended. */
export function YourGamesCard({ games }: { games: readonly Game[] }) {
  const t = useText()
  const player = usePlayer()
  const playerGames = upcomingGames(games).filter(game => game.playerInGame)
  return (
    <Card
      title={t('lobby.yourGames')}
      action={<TextButton onPress={() => openModal('liveGames')}>{t('shell.live')}</TextButton>}
    >
      {playerGames.length > 0 && (
        <ul className={styles.list}>
          {playerGames.map(game => (
            <Row key={game.gameInstanceId} game={game} />
          ))}
        </ul>
      )}
      {playerGames.length === 0 && (
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
