import type { Game } from '@fairground/contract/entities/game'
import type { Play } from '@fairground/contract/entities/play'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { BoughtLine } from '#features/pick/bought-line.tsx'
import { PrintTicket } from '#features/pick/print-ticket.tsx'
import { dayAndTime } from '#shared/date.ts'
import { GiveBack } from '#shared/give-back.tsx'
import { stakedOn } from '#shared/staked.ts'
import styles from './joined-ticket.module.css'

export interface JoinedTicketProps {
  game: Game
  plays: readonly Play[]
  max: number
  /** Null: no further line may be added. */
  onAddMore: (() => void) | null
  notice?: ReactNode
}

/** What the player holds: the lines, their join codes, what they cost and when the draw is. */
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
      value: formatExact(stakedOn(plays, game.currencyId), { decimals: 'always' }),
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
        <GiveBack game={game} plays={plays} />
      </div>
      <Note icon="shield">{t('pick.joined.receipts')}</Note>
    </TicketSlip>
  )
}
