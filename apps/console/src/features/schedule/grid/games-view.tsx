import { isTimed, startsAfter } from '@fairground/rules/game/schedule'
import { Link, useNavigate } from 'react-router'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { describeSchedule } from '../plan/schedule-words.ts'
import type { ScheduledGame } from '../plan/starts.ts'

const findNext = ({ schedule, status }: ScheduledGame, now: number): number | undefined =>
  status === 'selling' && isTimed(schedule) ? startsAfter(schedule, now, 1)[0] : undefined

/** The schedule of each game. */
export function GamesView({
  games,
  now,
}: {
  readonly games: readonly ScheduledGame[]
  readonly now: number
}) {
  const path = usePath()
  const navigate = useNavigate()
  const { moment } = useFormat()
  const next = (game: ScheduledGame): string => {
    const at = findNext(game, now)
    return at === undefined ? '–' : moment(at)
  }
  const columns: readonly Column<ScheduledGame>[] = [
    {
      id: 'title',
      title: 'Game',
      always: true,
      cell: ({ gameId, title }) => <Link to={path('games', gameId)}>{title}</Link>,
      text: ({ title }) => title,
      sortBy: ({ title }) => title,
    },
    { id: 'starts', title: 'Runs start', cell: ({ schedule }) => describeSchedule(schedule) },
    {
      id: 'next',
      title: 'Next by the schedule',
      cell: next,
      sortBy: game => findNext(game, now) ?? Infinity,
      width: 190,
    },
    {
      id: 'change',
      title: 'Act',
      always: true,
      width: 160,
      text: () => '',
      cell: ({ gameId }) => <ButtonLink href={path('schedule', gameId)}>Change…</ButtonLink>,
    },
  ]
  return (
    <DataTable
      title="Schedules"
      name="schedules"
      rows={games}
      columns={columns}
      rowKey={({ gameId }) => gameId}
      onOpen={({ gameId }) => void navigate(path('schedule', gameId))}
      empty={<Empty icon="calendar" title="No game is published yet" />}
    />
  )
}
