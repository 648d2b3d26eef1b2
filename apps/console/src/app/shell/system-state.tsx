import { platformId } from '@fairground/contract/operator/roles'
import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { useIsStale } from '#core/live/live-store.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { Tag } from '#parts/values/tag.tsx'

/** The state of the draws and of the connection, in one word. */
export function SystemState() {
  const isStale = useIsStale()
  const memberId = useMemberId()
  const path = usePath()
  const { mayDo } = useRights()
  const { data } = useOperation('getToday', {}, { isEnabled: memberId !== platformId && mayDo('getToday') })
  const held = data?.worklists.heldDraws.count ?? 0
  const alarms = data?.worklists.alarms.count ?? 0
  if (isStale)
    return (
      <Tag tone="warn" icon="signal">
        Connection lost
      </Tag>
    )
  if (held > 0)
    return (
      <Link to={path('drawRoom')} role="status">
        <Tag tone="stop" icon="pause">
          {formatQuantity(held, 'draw')} held
        </Tag>
      </Link>
    )
  if (!data) return null
  if (alarms > 0)
    return (
      <Tag tone="warn" icon="warning">
        {formatQuantity(alarms, 'alarm')}
      </Tag>
    )
  return (
    <Tag tone="good" icon="check">
      No draw held, no alarm
    </Tag>
  )
}
