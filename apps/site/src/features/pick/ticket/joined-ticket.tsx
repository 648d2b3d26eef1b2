import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { BoughtConfirmation } from '#features/purchase/bought-confirmation.tsx'
import { BoughtLine } from './bought-line.tsx'
import { PrintTicket } from './print-ticket.tsx'
import { dayAndTime } from '#core/time/date.ts'
import { CancelPurchases } from './cancel-purchase.tsx'
import { totalStake } from '#shared/money/total-stake.ts'
import styles from './joined-ticket.module.css'

export interface JoinedTicketProps {
  game: Game
  plays: readonly Play[]
  max: number
  /** Null if the player may not add lines. */
  onAddMore: (() => void) | null
  notice?: ReactNode
}

/** The player's ticket: lines, join codes, price paid and draw time. */
export function JoinedTicket({ game, plays, max, onAddMore, notice }: JoinedTicketProps) {
  const t = useText()
  const codes = [...new Set(plays.map(({ joinCode }) => joinCode))]
  const rows = [
    ...(game.tournamentStartTime === null
      ? []
      : [{ id: 'draw', term: t('pick.joined.draw'), value: dayAndTime(game.tournamentStartTime) }]),
    {
      id: 'code',
      term: t('pick.joined.code'),
      value: <span className={styles.code}>{codes.length === 0 ? game.joinCode : codes.join(', ')}</span>,
    },
    {
      id: 'paid',
      term: t('pick.joined.paid'),
      value: formatExact(totalStake(plays, game.currencyId), { decimals: 'always' }),
      weight: 'strong' as const,
    },
  ]
  return (
    <TicketSlip
      state="bought"
      title={t('pick.joined.title')}
      badge={
        <Badge tone="win" icon="lock">
          {t('pick.ticket.lines', { count: plays.length })}
        </Badge>
      }
    >
      <BoughtConfirmation gameInstanceId={game.gameInstanceId} />
      {notice}
      <ol className={styles.lines}>
        {plays.map((play, index) => (
          <BoughtLine key={play.seq} play={play} index={index + 1} max={max} />
        ))}
      </ol>
      <div className={styles.facts}>
        <KeyValueList rows={rows} />
      </div>
      <div className={styles.actions}>
        <ButtonLink tone="primary" size="lg" full href={`/playout?id=${game.gameInstanceId}`} icon="play">
          {t('pick.joined.watch')}
        </ButtonLink>
        {onAddMore && (
          <Button full icon="plus" onPress={onAddMore}>
            {t('pick.joined.addMore')}
          </Button>
        )}
        <PrintTicket game={game} />
        <CancelPurchases game={game} plays={plays} />
      </div>
      <Note icon="shield">{t('pick.joined.receipts')}</Note>
    </TicketSlip>
  )
}
