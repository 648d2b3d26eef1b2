import type { EventMessage } from '@fairground/contract/events'
import { call } from '#core/call.ts'

const gatherMs = 1000

let seen: number[] = []

const acknowledge = (): void => {
  const eventIds = seen
  seen = []
  // After a failure the event is shown again at the next login.
  call('acknowledgePesistentEvents', { eventIds }).catch(() => undefined)
}

/** A persistent event that arrived live is not shown again at the next login. */
export const acknowledgeLiveEvent = ([, payload]: EventMessage): void => {
  if (!('eventId' in payload) || payload.eventId === undefined) return
  if (seen.length === 0) setTimeout(acknowledge, gatherMs)
  seen = [...seen, payload.eventId]
}
