import { formatExact } from '@fairground/rules/money/format'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { useText } from '#app/text.ts'
import type { TicketRow } from '#features/tickets/ticket-rows.ts'
import { TicketStateBadge } from '#features/tickets/ticket-state.tsx'
import { dayAndTime } from '#shared/date.ts'
import { playWord } from '#shared/play-word.ts'
import styles from './ticket-list-row.module.css'

/** One game of the player's; the whole row leads to its plays. */
export function TicketListRow({ row }: { row: TicketRow }) {
  const t = useText()
  const when = row.at === null ? t('after.tickets.anyTime') : dayAndTime(row.at)
  const plays = t(`after.plays.${playWord(row.gameRule)}`, { count: row.plays })
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
