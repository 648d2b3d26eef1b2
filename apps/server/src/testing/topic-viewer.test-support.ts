import type { Broker } from '#platform/broker/broker.ts'
import { topicFrames } from '#platform/broker/subjects.ts'
import { readEvents, readFrames } from '#platform/broker/topic-frames.ts'

/** Follows topics like a gateway: drops repeated events by number and counts gaps, which mean lost events. */
export const watchTopics = (broker: Broker, prefix: string) => {
  const seen = new Map<string, unknown[]>()
  const state = { gaps: 0, repeats: 0, total: 0 }
  const subscription = broker.subscribe(topicFrames, message => {
    for (const frame of readFrames(message.data)) {
      const { topic, from } = frame
      if (!topic.startsWith(prefix)) continue
      const known = seen.get(topic) ?? []
      seen.set(topic, known)
      if (from > known.length + 1) state.gaps += 1
      for (const [i, [, body]] of readEvents(frame).entries()) {
        if (from + i <= known.length) {
          state.repeats += 1
          continue
        }
        known.push(body)
        state.total += 1
      }
    }
  })
  return { seen, state, stop: () => subscription.unsubscribe() }
}
