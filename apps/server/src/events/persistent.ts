import type { EventName, EventPayload } from '@fairground/contract/events'

/** An event on its way out, whoever made it. */
interface Outgoing {
  readonly topic: string
  readonly event: string
  readonly body: unknown
}

const always: ReadonlySet<string> = new Set<EventName>([
  'playerCoupon',
  'idVerification',
  'addressVerification',
  'privateMessage',
])
const order: EventName = 'playerOrder'

/** An order on its way is news only to who is there; how it ended is news later too. */
const endedOrder: ReadonlySet<EventPayload<'playerOrder'>['orderStatus']> = new Set([2, 3, 4])

/** What a player must not miss: sent again until his browser says that he has seen it. */
export const isPersistent = ({ event, body }: Outgoing): boolean =>
  event === order ? endedOrder.has((body as EventPayload<'playerOrder'>).orderStatus) : always.has(event)

/** Keeps one such event and gives the number under which it is acknowledged. */
type Keep = (playerId: number, name: string, payload: string) => Promise<bigint>

/** Those that must not be missed, kept and numbered, among all others as they are. */
export const keepPersistent = async <E extends Outgoing>(events: readonly E[], keep: Keep): Promise<E[]> => {
  const numbered: E[] = []
  for (const event of events) {
    if (!isPersistent(event)) numbered.push(event)
    else {
      const body = event.body as { readonly playerId: number }
      const eventId = Number(await keep(body.playerId, event.event, JSON.stringify(body)))
      numbered.push({ ...event, body: { ...body, eventId } })
    }
  }
  return numbered
}
