import type { Game } from '@fairground/contract/entities/games/game'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { classes } from '@fairground/ui/classes'
import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { useText } from '#core/text/text.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { gameHref } from '#kinds/game-address.ts'
import { useGameLobby } from '#shared/game/game-queries.ts'
import { playCostText } from '#core/money.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'
import styles from './raffle-card.module.css'

function Prizes({ game }: { game: Game }) {
  const t = useText()
  const { tierPrize } = usePrizeWords()
  const { data, isError } = useGameLobby(game.gameInstanceId, game)
  if (isError) return null
  if (!data) return <Skeleton height={120} />
  return (
    <ul className={styles.prizes} aria-label={t('raffle.list.prizesOf', { title: game.gameTitle })}>
      {liveLadder(data, game).map(row => (
        <li key={row.tier}>
          <span>{row.prizeText}</span>
          <b className="num">{tierPrize(row)}</b>
        </li>
      ))}
    </ul>
  )
}

/** One raffle of the list: prizes, time left, price, and the player's tickets. */
export function RaffleCard({ game }: { game: Game }) {
  const t = useText()
  const { gameId, gameTitle: title, gameStatus, playerInGame, playerPlaysInGame } = game
  const live = gameStatus === 'STARTED'
  const cost = playCostText(game, t('common.free'))
  return (
    <Card as="li" pad="none" className={styles.raffle}>
      <div className={styles.art}>
        <CardArt kind="raffle" seed={String(gameId)} />
        {playerInGame ? (
          <Badge tone="win" icon="check" className={styles.badge}>
            {t('order.tickets', { count: playerPlaysInGame })}
          </Badge>
        ) : (
          live && (
            <Badge tone="live" className={styles.badge}>
              {t('raffle.list.live')}
            </Badge>
          )
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.details}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className="muted">{game.gameDescription}</p>
          </div>
          <Prizes game={game} />
        </div>
        <div className={styles.foot}>
          {game.tournamentStartTime !== null && !live && (
            <div className={styles.clock}>
              <p className="small muted">{t('raffle.list.drawIn')}</p>
              <GameCountdown title={title} target={game.tournamentStartTime} form="tiles" />
            </div>
          )}
          <p className={classes(styles.facts, 'num')}>
            <span>{t('raffle.list.cost', { cost })}</span>
            <span>{t('raffle.list.sold', { count: game.gamePlayCurrent })}</span>
          </p>
          {live ? (
            <ButtonLink full href={gameHref(game)} label={t('raffle.list.watchOf', { title })}>
              {t('raffle.list.watch')}
            </ButtonLink>
          ) : (
            <ButtonLink full tone="primary" href={gameHref(game)} label={t('raffle.list.buyOf', { title })}>
              {t('raffle.list.buy')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}
