import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

/** Shows what happened while the player was away, then acknowledges it so that it is not sent again. */
export const showMissedEvents = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { events } = await rest.call('getOfflineEvents', {})
  for (const { name, at } of events) report.say(`Missed ${name} at ${new Date(at).toISOString()}`)
  const eventIds = events.map(({ eventId }) => eventId)
  if (eventIds.length > 0) await rest.call('acknowledgePesistentEvents', { eventIds })
}
