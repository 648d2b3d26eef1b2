import { useMemo } from 'react'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { EndSessionsButton } from '#features/players/acts/help-acts.tsx'
import type { TabProps } from './tab-props.ts'

type Session = PageRow<'listPlayerSessions'>

const endWords: Readonly<Record<string, string>> = {
  logout: 'Signed out',
  idle: 'Not used',
  'another-device': 'Signed in elsewhere',
  banned: 'Ended by staff or a ban',
  'password-changed': 'Password changed',
  closed: 'Account closed',
  excluded: 'Break or exclusion',
  'token-reused': 'Copied session',
}

const describeEnd = ({ endedAt, endReason }: Session): string =>
  endedAt === null ? 'Open' : (endWords[endReason ?? ''] ?? endReason ?? 'Ended')

const createColumns = (playerId: number): readonly Column<Session>[] => [
  { id: 'device', title: 'Device', cell: ({ device }) => device ?? 'Unknown', always: true },
  { id: 'network', title: 'Network', cell: ({ network }) => network ?? 'Unknown', width: 150 },
  { id: 'country', title: 'Country', cell: ({ country }) => country ?? '', width: 80 },
  {
    id: 'started',
    title: 'Started',
    cell: ({ startedAt }) => <When at={startedAt} />,
    text: ({ startedAt }) => new Date(startedAt).toISOString(),
    sortBy: ({ startedAt }) => startedAt,
    width: 120,
  },
  {
    id: 'seen',
    title: 'Last used',
    cell: ({ seenAt }) => <When at={seenAt} />,
    text: ({ seenAt }) => new Date(seenAt).toISOString(),
    sortBy: ({ seenAt }) => seenAt,
    width: 120,
  },
  {
    id: 'end',
    title: 'State',
    cell: session =>
      session.endedAt === null ? (
        <Tag tone="info" icon="signal">
          Open
        </Tag>
      ) : (
        describeEnd(session)
      ),
    text: describeEnd,
    width: 150,
  },
  {
    id: 'act',
    title: 'Act',
    always: true,
    width: 90,
    text: () => '',
    cell: ({ sessionId, endedAt, device }) =>
      endedAt === null && (
        <ActButton
          operation="endPlayerSessions"
          fixed={{ playerId, sessionId }}
          title={`End the session on ${device ?? 'this device'}?`}
          about="The player can sign in again."
          reasons={['The player called', 'Signs of a stolen password']}
          submitLabel="End the session"
          done="The session is ended"
        >
          End…
        </ActButton>
      ),
  },
]

export function SessionsTab({ player }: TabProps) {
  const { playerId } = player
  const sessions = useRows('listPlayerSessions', { playerId })
  const columns = useMemo(() => createColumns(playerId), [playerId])
  return (
    <DataTable
      title="Sessions"
      name="sessions"
      {...sessions}
      onEndReached={sessions.hasMore ? sessions.onEndReached : undefined}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
      filters={[{ id: 'open', title: 'Open', matches: ({ endedAt }) => endedAt === null }]}
      tools={<EndSessionsButton player={player} isFull={false} />}
      empty={<Empty title="The player has never signed in" icon="phone" />}
    />
  )
}
