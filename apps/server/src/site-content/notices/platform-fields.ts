import type { Snapshot } from '@fairground/contract/snapshots'
import type { Notice } from './queries.ts'

export type PlatformFields = Omit<Snapshot<'lobby'>, 'games'>

/** What every visitor sees of the active notices. */
export const toPlatformFields = (active: readonly Notice[]): PlatformFields => {
  const maintenance = active.find(({ kind }) => kind === 'maintenance')
  const message = active.find(({ kind }) => kind === 'message')
  return {
    MAINTENANCE_ENABLED: maintenance ? 'true' : 'false',
    MAINTENANCE_MESSAGE: (maintenance ?? message)?.body ?? '',
    maintenanceUntil: maintenance?.endsAt ?? null,
    platformMessage: message ? toPlatformMessage(message) : null,
  }
}

export const toPlatformMessage = ({ id, title, body, endsAt }: Notice) => ({
  messageId: Number(id),
  title,
  message: body,
  until: endsAt,
})
