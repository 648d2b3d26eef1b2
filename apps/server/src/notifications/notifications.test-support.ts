import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import type { Output } from '@fairground/contract/operations'
import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'

/** Every line of three of ten numbers: one of them wins the jackpot. */
export const everyLine = Array.from({ length: 10 }, (_, a) =>
  Array.from({ length: 10 }, (_, b) =>
    Array.from({ length: 10 }, (_, c) => [a + 1, b + 1, c + 1]).filter(([x, y, z]) => x! < y! && y! < z!),
  ).flat(),
).flat()

type Listed = Output<'getNotifications'>

export const list = ({ call }: Pick<TestPlayer, 'call'>): Promise<Listed> =>
  call('getNotifications', { maxResults: 50 })

/** Waits until the player has a notification of this kind. */
export const waitForKind = (player: Pick<TestPlayer, 'call'>, kind: NotificationKind) =>
  until(`a notification ${kind}`, async () =>
    (await list(player)).notifications.find(each => each.kind === kind),
  )

export const setChannel = (
  { call }: Pick<TestPlayer, 'call'>,
  kind: NotificationKind,
  channel: 'inApp' | 'mail' | 'push',
  enabled = true,
) => call('setNotificationPreferences', { changes: [{ kind, channel, enabled }] })

export const findPlayerId = async (server: TestServer, username: string): Promise<number> => {
  const [row] = await server.sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [username],
  )
  return row!.id
}

/** Sends a private message, as a skipped subscription does. */
export const sendMessage = async (server: TestServer, username: string, title: string): Promise<void> => {
  const { db, close } = connect({
    url: server.databaseUrl,
    connections: 1,
    name: 'test',
    onError: () => undefined,
  })
  const playerId = await findPlayerId(server, username)
  const message = announce('privateMessage', { eventType: 2, memberId: 1, playerId, title, message: 'Text' })
  await inMember(db, 1, tx => putInOutbox(tx, 1, message))
  await close()
}
