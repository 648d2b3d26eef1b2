import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { useText } from '#core/text/text.ts'
import type { TicketRow } from './ticket-rows.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { exactSum } from '#core/money.ts'

/** The status of a ticket as a badge, or a countdown to its draw. */
export function TicketStateBadge({ row }: { row: TicketRow }) {
  const t = useText()
  switch (row.state) {
    case 'upcoming':
      return row.at === null ? (
        <Badge>{t('after.tickets.whenFull')}</Badge>
      ) : (
        <GameCountdown title={row.gameTitle} target={row.at} />
      )
    case 'closed':
      return <Badge tone="warn">{t('after.tickets.closed')}</Badge>
    case 'live':
      return <Badge tone="live">{t('common.live')}</Badge>
    case 'checking':
      return <Badge tone="warn">{t('after.tickets.checking')}</Badge>
    case 'unopened':
      return (
        <Badge tone="hot" icon="ticket">
          {t('after.tickets.unopened', { count: row.unopened })}
        </Badge>
      )
    case 'opened':
      return <Badge>{t('after.tickets.opened')}</Badge>
    case 'won':
      return (
        <Badge tone="win" icon="check">
          {t('after.tickets.won', { amount: row.won && formatExact(row.won, { decimals: 'always' }) })}
        </Badge>
      )
    case 'back':
      return (
        <Badge>
          {t('after.tickets.back', { amount: row.won && formatExact(row.won, { decimals: 'always' }) })}
        </Badge>
      )
    case 'noPrize':
      return <Badge>{t('after.tickets.noPrize')}</Badge>
    case 'givenBack':
      return (
        <Badge icon="repeat">
          {t('after.tickets.givenBack', { amount: row.givenBack && exactSum(row.givenBack) })}
        </Badge>
      )
  }
}
