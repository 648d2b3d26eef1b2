import { Tag } from '#parts/values/tag.tsx'
import { describeStatus } from './status-words.ts'

/** The status of an account. */
export function PlayerStatus({ status }: { readonly status: string }) {
  const { title, tone, icon } = describeStatus(status)
  return (
    <Tag tone={tone} icon={icon}>
      {title}
    </Tag>
  )
}
