import { formatExact } from '#core/money-format.ts'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { useText } from '#core/text/text.ts'
import type { TicketRow } from '#features/tickets/ticket-rows.ts'
import { TicketStateBadge } from './ticket-state-badge.tsx'
import { dayAndTime } from '#core/time/date.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import styles from './ticket-list-row.module.css'

/** One game of the player; the whole row links to the player's plays. */
export function TicketListRow({ row }: { row: TicketRow }) {
  const t = useText()
  const when = row.at === null ? t('after.tickets.anyTime') : dayAndTime(row.at)
  const plays = t(`after.plays.${getSiteKind(row.gameRule).playWord}`, { count: row.plays })
  return (
    <li>
      <Anchor href={`/bets?id=${row.gameInstanceId}`} className={styles.row} data-state={row.state}>
        <span className={styles.what}>
          <b className={styles.title}>{row.gameTitle}</b>
          <span className="meta num">{t('after.row.when', { when, id: row.gameInstanceId })}</span>
        </span>
        <span className={styles.plays}>
          {plays}
          {row.staked && ` · ${formatExact(row.staked, { decimals: 'always' })}`}
        </span>
        <span className={styles.state}>
          <TicketStateBadge row={row} />
        </span>
        <span className={styles.go}>
          <Icon name="next" />
        </span>
      </Anchor>
    </li>
  )
}
