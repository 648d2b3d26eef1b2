import type { PageRow, Rows } from '#core/api/use-rows.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Since, When } from '#parts/values/when.tsx'
import { type CaseView, caseViews } from './case-views.ts'
import { describeDue } from './due-state.ts'
import { DueTag } from './due-tag.tsx'

export type SupportCase = PageRow<'listSupportCases'>

const describeAssigned = ({ assignedTo, assignedToName }: SupportCase): string =>
  assignedTo === null ? 'Not assigned' : (assignedToName ?? `Staff ${assignedTo}`)

const columns: readonly Column<SupportCase>[] = [
  { id: 'code', title: 'Case', cell: ({ code }) => code, always: true, width: 150 },
  {
    id: 'due',
    title: 'Why now',
    cell: ({ status, dueAt }) => <DueTag status={status} dueAt={dueAt} />,
    text: ({ dueAt }) => new Date(dueAt).toISOString(),
    sortBy: ({ dueAt }) => dueAt,
    always: true,
    width: 190,
  },
  {
    id: 'player',
    title: 'Player',
    cell: ({ playerId, username }) =>
      playerId === null ? 'No account' : <PlayerLink playerId={playerId} name={username ?? undefined} />,
    text: ({ username }) => username ?? 'No account',
    always: true,
  },
  {
    id: 'waiting',
    title: 'Last message',
    cell: ({ waitingSince }) => (
      <>
        <Since at={waitingSince} /> ago
      </>
    ),
    text: ({ waitingSince }) => new Date(waitingSince).toISOString(),
    sortBy: ({ waitingSince }) => waitingSince,
    width: 150,
  },
  { id: 'assigned', title: 'Assigned to', cell: describeAssigned, width: 180 },
  { id: 'language', title: 'Language', cell: ({ language }) => language, width: 110 },
  {
    id: 'opened',
    title: 'Opened',
    cell: ({ openedAt }) => <When at={openedAt} />,
    text: ({ openedAt }) => new Date(openedAt).toISOString(),
    hidden: true,
    width: 140,
  },
]

/** The cases of a view, by deadline. */
export function CaseTable({
  cases,
  view,
  onOpen,
}: {
  readonly cases: Rows<SupportCase>
  readonly view: CaseView
  readonly onOpen: (code: string) => void
}) {
  return (
    <DataTable
      title={caseViews[view].title}
      name="cases"
      {...cases}
      onEndReached={cases.hasMore ? cases.onEndReached : undefined}
      columns={columns}
      rowKey={({ code }) => code}
      rowTone={({ status, dueAt }) =>
        status === 'open' && describeDue(dueAt, getDatabaseTime()).isLate ? 'danger' : undefined
      }
      onOpen={({ code }) => onOpen(code)}
      empty={<Empty title={caseViews[view].empty} />}
    />
  )
}
