import type { ServerResponse } from 'node:http'
import type { StaffEventName, staffEvents } from '@fairground/contract/operator/staff-events'
import type { Static } from 'typebox'

/** A browser that reads nothing loses its stream and opens another. */
const maxUnreadBytes = 256 * 1024

/** A stream of server-sent events of the console. */
export const createEventStream = (response: ServerResponse) => {
  const send = <N extends StaffEventName>(name: N, data: Static<(typeof staffEvents)[N]>): void => {
    if (response.writableEnded) return
    if (response.writableLength > maxUnreadBytes) return void response.destroy()
    response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  return {
    send,
    end(reason: Static<typeof staffEvents.end>['reason']): void {
      send('end', { reason })
      response.end()
    },
  }
}

export type EventStream = ReturnType<typeof createEventStream>
