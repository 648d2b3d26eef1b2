import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { FactGrid } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { BoughtConfirmation } from '#features/purchase/bought-confirmation.tsx'
import type { PurchaseKind } from './purchase-kind.ts'
import { dayAndTime } from '#core/time/date.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { totalStake } from '#shared/money/total-stake.ts'
import styles from './joined-purchase.module.css'

export interface JoinedPurchaseProps {
  kind: PurchaseKind
  game: Game
  plays: readonly Play[]
  /** Null if the player may not add tickets. */
  onAddMore: (() => void) | null
  notice?: ReactNode
  /** The list of tickets. */
  children: ReactNode
}

/** The player's tickets, the price paid and the link to the play-out. */
export function JoinedPurchase({ kind, game, plays, onAddMore, notice, children }: JoinedPurchaseProps) {
  const t = useText()
  const codes = [...new Set(plays.map(({ joinCode }) => joinCode))]
  const { tournamentStartTime: startsAt } = game
  return (
    <Card
      title={t('order.joined.title')}
      titleSize="xl"
      action={
        <Badge tone="win" icon="lock">
          {t('order.tickets', { count: plays.length })}
        </Badge>
      }
    >
      <BoughtConfirmation gameInstanceId={game.gameInstanceId} />
      {notice}
      <FactGrid
        rows={[
          ...(startsAt === null
            ? []
            : [{ id: 'starts', term: t(`${kind}.lobby.joined.starts`), value: dayAndTime(startsAt) }]),
          {
            id: 'code',
            term: t('pick.joined.code'),
            value: codes.length === 0 ? game.joinCode : codes.join(', '),
          },
          {
            id: 'paid',
            term: t('pick.joined.paid'),
            value: formatExact(totalStake(plays, game.currencyId), { decimals: 'always' }),
          },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink tone="primary" size="lg" href={playoutHref(game)} icon="play">
          {t(`${kind}.lobby.joined.watch`)}
        </ButtonLink>
        {onAddMore && (
          <Button size="lg" icon="plus" onPress={onAddMore}>
            {t('order.joined.addMore')}
          </Button>
        )}
      </div>
      {children}
      <Note icon="shield">{t('order.joined.receipts')}</Note>
    </Card>
  )
}
