import { useNavigate } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'

/** The open incident that this draw belongs to, or the act that opens one. */
export function DrawIncident({
  detail,
  isLarge = false,
}: {
  readonly detail: Detail
  readonly isLarge?: boolean
}) {
  const navigate = useNavigate()
  const look = isLarge ? ({ size: 'lg', isFull: true } as const) : {}
  const path = usePath()
  const { mayDo } = useRights()
  const { data } = useOperation('listIncidents', { status: 'open' }, { isEnabled: mayDo('listIncidents') })
  const { instanceId, gameId, title, startAt } = detail.instance
  const known = data?.incidents.find(
    incident =>
      (incident.gameId === null || incident.gameId === gameId) &&
      startAt !== null &&
      incident.affectedFrom <= startAt &&
      startAt <= incident.affectedTo,
  )
  if (known)
    return (
      <ButtonLink href={path('incidents', known.incidentId)} icon="warning" {...look}>
        Incident {known.incidentId}
      </ButtonLink>
    )
  const time = startAt === null ? {} : { affectedFrom: startAt, affectedTo: startAt }
  return (
    <ActButton
      operation="openIncident"
      fixed={{ gameId, ...time }}
      initial={{ title: `${title}, run ${instanceId}${detail.hold ? ' held' : ''}` }}
      fields={{ alarmId: () => null }}
      labels={{ title: 'What happened, in a few words' }}
      title={`Open an incident about run ${instanceId}?`}
      about="The incident finds the affected draws and players and keeps a timeline. Players see nothing of it."
      submitLabel="Open the incident"
      done={({ incidentId }) => `Incident ${incidentId} is open`}
      onDone={({ incidentId }) => void navigate(path('incidents', incidentId))}
      icon="warning"
      {...look}
    >
      Open an incident…
    </ActButton>
  )
}
