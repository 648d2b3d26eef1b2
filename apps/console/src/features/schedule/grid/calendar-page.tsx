import { useSearchParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { ClosuresPanel } from '../closures/closures-panel.tsx'
import { PlannedPanel } from '../closures/planned-panel.tsx'
import { AddRun } from '../closures/add-run.tsx'
import {
  addDays,
  addMonths,
  type CalendarDay,
  readDayText,
  toDays,
  toDayText,
  toFirstOfMonth,
  toLocalDay,
  toMonday,
  toMonthDays,
} from '../plan/calendar.ts'
import { collectStarts, countFrequent } from '../plan/starts.ts'
import { useInstances, useScheduledGames } from '../plan/use-plan.ts'
import { findWarnings } from '../plan/warnings.ts'
import { FrequentPanel } from './frequent-panel.tsx'
import { GamesView } from './games-view.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PeriodControl } from './period-control.tsx'
import { WarningsPanel } from './warnings-panel.tsx'
import { WeekGrid } from './week-grid.tsx'

type View = 'week' | 'month' | 'games'
const views: readonly { readonly id: View; readonly title: string }[] = [
  { id: 'week', title: 'Week' },
  { id: 'month', title: 'Month' },
  { id: 'games', title: 'By game' },
]

const isView = (text: string | null): text is View => views.some(({ id }) => id === text)

/** The runs of all games in the operator's zone, with what a person should look at. */
export function CalendarPage() {
  const [search, setSearch] = useSearchParams()
  const { zone } = useFormat()
  const requested = search.get('view')
  const view: View = isView(requested) ? requested : 'week'
  const now = getDatabaseTime()
  const today = toLocalDay(zone, now)
  const chosen = readDayText(search.get('from')) ?? today
  const first = view === 'month' ? toFirstOfMonth(chosen) : toMonday(chosen)
  const days = view === 'month' ? toMonthDays(zone, first) : toDays(zone, first, 7)
  const period = { from: days[0]?.from ?? 0, until: days.at(-1)?.until ?? 0 }

  const { list, games, isLoading } = useScheduledGames()
  const closures = useOperation('listClosures', {}).data?.closures ?? []
  const planned = useOperation('listPlannedInstances', {}).data?.planned ?? []
  const instances = useInstances(games, period.from, period.until)
  const starts = collectStarts({ ...period, games, instances, planned, closures, now })
  const ahead = { from: Math.max(period.from, now), until: Math.max(period.until, now) }
  const warnings = findWarnings({
    ...ahead,
    games,
    closures,
    starts: starts.filter(({ at }) => at >= now),
  })
  const frequent = countFrequent({ ...period, games, closures })
  const countOthers = ({ from, until }: CalendarDay) =>
    countFrequent({ from, until, games, closures }).reduce((sum, { count }) => sum + count, 0)
  const go = (day: number) => setSearch({ view, from: toDayText(day) })
  const step = (count: number) => (view === 'month' ? addMonths(first, count) : addDays(first, 7 * count))
  return (
    <Page
      title="Schedule"
      about={
        <>
          {view !== 'games' && (
            <PeriodControl
              days={days}
              isMonth={view === 'month'}
              month={first}
              onBack={() => go(step(-1))}
              onNext={() => go(step(1))}
              onToday={() => go(today)}
            />
          )}
          <Chips
            label="View"
            chips={views}
            chosen={view}
            onChoose={id => setSearch({ view: id, from: toDayText(chosen) })}
          />
        </>
      }
      tools={<AddRun games={games} />}
    >
      <Columns kind="aside">
        <Loaded query={list} bars={10} what="The games did not load.">
          {() => {
            if (isLoading && games.length === 0) return <Bars count={10} />
            if (view === 'games') return <GamesView games={games} now={now} />
            return view === 'month' ? (
              <MonthGrid {...{ days, starts, closures, today, countOthers }} month={first} />
            ) : (
              <WeekGrid {...{ days, starts, closures, today, countOthers }} />
            )
          }}
        </Loaded>
        <Stack>
          <WarningsPanel warnings={warnings} isOver={period.until <= now} />
          <PlannedPanel planned={planned} games={games} />
          <ClosuresPanel closures={closures} games={games} />
          <FrequentPanel frequent={frequent} games={games} singleCount={starts.length} />
        </Stack>
      </Columns>
    </Page>
  )
}
