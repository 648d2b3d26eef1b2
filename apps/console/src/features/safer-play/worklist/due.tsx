import { formatSpan } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { Flag } from './flag.ts'

const soonMs = 4 * 3_600_000
const tickMs = 30_000

/** How much time a person has left, or by how much it is over. */
export function Due({ flag: { dueAt, handledAt } }: { readonly flag: Flag }) {
  const now = useDatabaseTime(tickMs)
  if (handledAt !== null)
    return (
      <span>
        Handled <When at={handledAt} />
      </span>
    )
  const left = dueAt - now
  if (left < 0)
    return (
      <Tag tone="bad" icon="warning">
        {formatSpan(-left)} over
      </Tag>
    )
  return (
    <Tag tone={left < soonMs ? 'warn' : 'neutral'} icon="clock">
      {formatSpan(left)} left
    </Tag>
  )
}
