import { openModal } from '#core/modals.ts'
import { useSession } from '#core/session/session.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

/** Shows what the player missed, as soon as nothing else needs their attention. */
export function AwayWatch() {
  const events = useSession().data?.afterLoginEvents ?? []
  useQuietMoment(events.length === 0 ? undefined : events, () => openModal('away', { events }))
  return null
}
