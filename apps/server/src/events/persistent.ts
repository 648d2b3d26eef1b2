import type { EventName, EventPayload } from '@fairground/contract/events'

/** An event of the outbox, from a feature or from the ledger. */
interface Outgoing {
  readonly topic: string
  readonly event: string
  readonly body: unknown
}

const alwaysPersistent: ReadonlySet<string> = new Set<EventName>([
  'playerCoupon',
  'idVerification',
  'addressVerification',
  'privateMessage',
])
const orderEvent: EventName = 'playerOrder'

/** Progress of an order matters only to connected clients. Its final status must reach the player later too. */
const endedStatuses: ReadonlySet<EventPayload<'playerOrder'>['orderStatus']> = new Set([2, 3, 4])

/** Persistent events are sent again until the player's browser acknowledges them. */
export const isPersistent = ({ event, body }: Outgoing): boolean =>
  event === orderEvent
    ? endedStatuses.has((body as EventPayload<'playerOrder'>).orderStatus)
    : alwaysPersistent.has(event)

/** Stores a persistent event and returns the id that acknowledges it. */
type StoreEvent = (playerId: number, name: string, payload: string) => Promise<bigint>

/** Stores the persistent events and adds their ids. Other events pass unchanged. */
export const storePersistent = async <E extends Outgoing>(
  events: readonly E[],
  store: StoreEvent,
): Promise<E[]> => {
  const numbered: E[] = []
  for (const event of events) {
    if (!isPersistent(event)) numbered.push(event)
    else {
      const body = event.body as { readonly playerId: number }
      const eventId = Number(await store(body.playerId, event.event, JSON.stringify(body)))
      numbered.push({ ...event, body: { ...body, eventId } })
    }
  }
  return numbered
}
