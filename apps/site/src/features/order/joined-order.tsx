import type { Game } from '@fairground/contract/entities/game'
import type { Play } from '@fairground/contract/entities/play'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { FactGrid } from '@fairground/ui/parts/key-value.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { OrderKind } from '#features/order/order-kind.ts'
import { dayAndTime } from '#shared/date.ts'
import { playoutHref } from '#shared/game-kind.ts'
import { stakedOn } from '#shared/staked.ts'
import styles from './joined-order.module.css'

export interface JoinedOrderProps {
  kind: OrderKind
  game: Game
  plays: readonly Play[]
  /** Null: no further ticket may be added. */
  onAddMore: (() => void) | null
  notice?: ReactNode
  /** The tickets themselves. */
  children: ReactNode
}

/** What the player holds: the tickets, what they cost, and the way to the show. */
export function JoinedOrder({ kind, game, plays, onAddMore, notice, children }: JoinedOrderProps) {
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
            value: formatExact(stakedOn(plays, game.currencyId), { decimals: 'always' }),
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
