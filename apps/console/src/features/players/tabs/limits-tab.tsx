import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeLimit, describeLimitSource } from '#parts/player/limit-words.ts'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { describeStatus } from '#parts/player/status-words.ts'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Amount } from '#parts/values/amount.tsx'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { ExcludeButton } from '#features/players/acts/exclude-button.tsx'
import { LimitButton } from '#parts/player/limit-button.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './tabs.module.css'

type Limit = PlayerRecord['limits'][number]
type Restriction = PageRow<'listPlayerRestrictions'>

const limits: readonly Column<Limit>[] = [
  { id: 'kind', title: 'Limit', cell: ({ kind }) => describeLimit(kind), always: true },
  { id: 'by', title: 'Set by', cell: ({ setBy }) => describeLimitSource(setBy), always: true },
  {
    id: 'cap',
    title: 'Amount',
    cell: ({ cap, currency }) => <Amount minor={cap} currency={currency} />,
    text: ({ cap, currency }) => `${cap} ${currency}`,
    align: 'end',
    always: true,
    width: 140,
  },
]

const restrictions: readonly Column<Restriction>[] = [
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <PlayerStatus status={status} />,
    text: ({ status }) => describeStatus(status).title,
    always: true,
  },
  {
    id: 'since',
    title: 'From',
    cell: ({ since }) => <When at={since} />,
    text: ({ since }) => new Date(since).toISOString(),
    sortBy: ({ since }) => since,
    width: 150,
  },
  {
    id: 'until',
    title: 'Until',
    cell: ({ endedAt }) => (endedAt === null ? 'Still in force' : <When at={endedAt} />),
    text: ({ endedAt }) => (endedAt === null ? 'still in force' : new Date(endedAt).toISOString()),
    width: 150,
  },
]

export function LimitsTab({ player }: TabProps) {
  const restricted = useRows('listPlayerRestrictions', { playerId: player.playerId })
  return (
    <>
      <Panel title="Protect the player">
        <div className={styles.acts}>
          <LimitButton playerId={player.playerId} username={player.username} isFull={false} />
          <ExcludeButton player={player} isFull={false} />
        </div>
      </Panel>
      <DataTable
        title="Limits in force"
        name="limits"
        rows={player.limits}
        columns={limits}
        rowKey={({ kind, currency }) => `${kind}-${currency}`}
        empty={<Empty title="No limit is set" icon="lock" />}
        footer="Changes of limits are in the log."
      />
      <DataTable
        title="Restrictions"
        name="restrictions"
        {...restricted}
        onEndReached={restricted.hasMore ? restricted.onEndReached : undefined}
        columns={restrictions}
        rowKey={({ status, since }) => `${status}-${since}`}
        rowTone={({ endedAt }) => (endedAt === null ? 'warn' : undefined)}
        empty={<Empty title="The account was never restricted" />}
      />
    </>
  )
}
