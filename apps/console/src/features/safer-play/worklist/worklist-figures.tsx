import { formatCount } from '#core/format/numbers.ts'
import { Figures } from '#parts/layout/figures.tsx'
import { Since, When } from '#parts/values/when.tsx'
import type { Flag } from './flag.ts'

/** What waits and how late it is. The figures count the rows that are loaded. */
export function WorklistFigures({
  flags,
  hasMore,
}: {
  readonly flags: readonly Flag[]
  readonly hasMore: boolean
}) {
  const count = (matching: readonly Flag[]) => `${formatCount(matching.length)}${hasMore ? ' or more' : ''}`
  const overdue = flags.filter(({ isOverdue }) => isOverdue)
  const acted = flags.filter(({ actedAt }) => actedAt !== null)
  const oldest = flags[0]
  const next = flags.filter(({ isOverdue }) => !isOverdue).toSorted((a, b) => a.dueAt - b.dueAt)[0]
  return (
    <Figures
      figures={[
        {
          title: 'Waiting for a person',
          value: count(flags),
          note: overdue.length === 0 ? 'all within their time' : 'some past their time',
          tone: overdue.length === 0 ? 'good' : 'bad',
        },
        {
          title: 'Past their time',
          value: count(overdue),
          note: overdue.length === 0 ? 'none late' : 'talk to them first',
          tone: overdue.length === 0 ? 'good' : 'bad',
        },
        { title: 'Acted on by rule', value: count(acted), note: 'a person still looks' },
        {
          title: 'Oldest',
          value: oldest ? <Since at={oldest.openedAt} /> : 'None',
          note: oldest ? oldest.username : undefined,
        },
        {
          title: 'Next due',
          value: next ? <When at={next.dueAt} style="clock" /> : 'None',
          note: next ? <When at={next.dueAt} style="day" /> : undefined,
        },
      ]}
    />
  )
}
