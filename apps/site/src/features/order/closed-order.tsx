import type { Game } from '@fairground/contract/entities/game'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import type { OrderKind } from '#features/order/order-kind.ts'
import { clockTime, dayAndTime } from '#shared/date.ts'
import { gameHref, playoutHref } from '#shared/game-kind.ts'
import styles from './closed-order.module.css'

export interface ClosedOrderProps {
  kind: OrderKind
  game: Game
  next: Game | undefined
  resultHref: string
}

/** In place of the order once tickets are closed: what can still be done here, and the next game. */
export function ClosedOrder({ kind, game, next, resultHref }: ClosedOrderProps) {
  const t = useText()
  const { gameStatus, tournamentStartTime } = game
  const over = gameStatus === 'ENDED'
  const text =
    gameStatus === 'STARTED'
      ? t(`${kind}.lobby.closed.running`)
      : over
        ? t(`${kind}.lobby.closed.over`)
        : t(`${kind}.lobby.closed.soon`, {
            time: tournamentStartTime === null ? '' : clockTime(tournamentStartTime),
          })
  return (
    <Card title={t('order.closed.title')} titleSize="xl">
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink tone={next ? 'secondary' : 'primary'} href={over ? resultHref : playoutHref(game)}>
          {over ? t('order.closed.results') : t(`${kind}.lobby.closed.watch`)}
        </ButtonLink>
        {next && (
          <ButtonLink tone="primary" href={gameHref(next)}>
            {t(`${kind}.lobby.closed.next`)}
          </ButtonLink>
        )}
      </div>
      {next?.tournamentStartTime && (
        <p className="small muted">
          {t(`${kind}.lobby.closed.nextAt`, { time: dayAndTime(next.tournamentStartTime) })}
        </p>
      )}
    </Card>
  )
}
