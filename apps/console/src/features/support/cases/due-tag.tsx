import { useDatabaseTime } from '#core/live/live-store.ts'
import { describeCase } from '#parts/player/case-words.ts'
import { Tag } from '#parts/values/tag.tsx'
import { describeDue } from './due-state.ts'

/** The deadline of an open case, or the state of another. */
export function DueTag({ status, dueAt }: { readonly status: string; readonly dueAt: number }) {
  const now = useDatabaseTime(10_000)
  const { title, tone } = describeCase(status)
  if (status !== 'open') return <Tag tone={tone}>{title}</Tag>
  const due = describeDue(dueAt, now)
  return (
    <Tag tone={due.tone} icon="clock">
      {due.text}
    </Tag>
  )
}
