import type { EventsMessage } from '@fairground/contract/channel'
import { type Broker, decode } from '#platform/broker/broker.ts'

/** Follows topics like a gateway: drops repeated events by number and counts gaps, which mean lost events. */
export const watchTopics = (broker: Broker, subject: string) => {
  const seen = new Map<string, unknown[]>()
  const state = { gaps: 0, repeats: 0, total: 0 }
  const subscription = broker.subscribe(subject, message => {
    const [, topic, from, , events] = decode(message.data) as EventsMessage
    const known = seen.get(topic) ?? []
    seen.set(topic, known)
    if (from > known.length + 1) state.gaps += 1
    for (const [i, [, body]] of events.entries()) {
      if (from + i <= known.length) {
        state.repeats += 1
        continue
      }
      known.push(body)
      state.total += 1
    }
  })
  return { seen, state, stop: () => subscription.unsubscribe() }
}
