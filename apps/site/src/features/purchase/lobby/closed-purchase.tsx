import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import { clockTime, dayAndTime } from '#core/time/date.ts'
import { gameHref, playoutHref } from '#kinds/game-address.ts'
import styles from './closed-purchase.module.css'

export interface ClosedPurchaseProps {
  kind: PurchaseKind
  game: Game
  next: Game | undefined
  resultHref: string
}

/** Replaces the quantity card when the sale is closed: links to this game and to the next one. */
export function ClosedPurchase({ kind, game, next, resultHref }: ClosedPurchaseProps) {
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
