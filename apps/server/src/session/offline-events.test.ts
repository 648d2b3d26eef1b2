import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { readOfflineEvents } from '#player/offline-events.ts'
import { runInMember } from './sandbox-service.test-support.ts'

const server = useTestServer({ crowd: 2, drawn: [11] })

const everyLine = Array.from({ length: 10 }, (_, i) => [i + 1, ((i + 1) % 10) + 1, ((i + 4) % 10) + 1])

/** Moves the player's last activity ten minutes back, so that what follows happens while they are away. */
const leave = (username: string) =>
  server().sql(
    `UPDATE session s SET seen_at = seen_at - interval '10 minutes', created_at = s.created_at - interval '10 minutes'
       FROM player p WHERE p.member_id = s.member_id AND p.id = s.player_id AND p.username = $1`,
    [username],
  )

const byInit = { filter: { memberId: 1, languageId: 'en_US' } }

/** The worker writes missed events after the play-out. */
const workerMs = 120_000
const slow = { timeout: 2 * workerMs }

const readMissed = async ({ call }: TestPlayer) => (await call('getOfflineEvents', {})).events

/** A player who returns before the worker has written the event receives it live. */
const returnAfterEvent = async (username: string): Promise<TestPlayer> => {
  await until(
    'a missed event',
    async () => {
      const rows = await server().sql(
        'SELECT FROM persistent_event e JOIN player p ON p.member_id = e.member_id AND p.id = e.player_id WHERE p.username = $1',
        [username],
      )
      return rows.length > 0
    },
    workerMs,
  )
  return server().login(username)
}

it(
  'returns the result of a draw that ended while the player was away, once for all devices',
  slow,
  async () => {
    const [away, present] = [await server().login('bob'), await server().login('crowd1')]
    const game = await findOpenGame(away, 11)
    await buy(away, game, ...everyLine)
    await buy(present, game, [1, 2, 3])
    await leave('bob')
    await startDraw(server(), game.gameInstanceId)
    await endDraw(server(), game.gameInstanceId)
    const back = await returnAfterEvent('bob')
    const events = await readMissed(back)
    expect(events).toMatchObject([
      {
        name: 'gameEnd',
        notificationId: expect.any(Number),
        payload: { eventType: 5, gameInstanceId: game.gameInstanceId, currencyId: 'GBP', staked: '11.00' },
      },
    ])
    expect(Number(events[0]?.payload.won)).toBeGreaterThan(0)
    const { afterLoginEvents } = await back.call('init', byInit)
    expect(afterLoginEvents).toEqual(events)
    // The player who was present got the live event.
    await until('the result of the other player', async () =>
      (await present.call('getNotifications', { maxResults: 5 })).notifications.some(
        ({ gameInstanceId }) => gameInstanceId === game.gameInstanceId,
      ),
    )
    expect(await readMissed(present)).toEqual([])

    const eventIds = events.map(({ eventId }) => eventId)
    const other = await server().login('alice')
    expect(await other.call('acknowledgePesistentEvents', { eventIds })).toEqual({
      result: 1,
      acknowledged: 0,
    })
    expect(await back.call('acknowledgePesistentEvents', { eventIds })).toEqual({
      result: 1,
      acknowledged: 1,
    })
    expect(await back.call('acknowledgePesistentEvents', { eventIds })).toEqual({
      result: 1,
      acknowledged: 0,
    })
    expect(await readMissed(await server().login('bob'))).toEqual([])
  },
)

it('counts an event as seen when its entry in the list of notifications has been read', slow, async () => {
  const person = await server().login('rowan')
  const game = await findOpenGame(person, 11)
  await buy(person, game, [1, 2, 3])
  await leave('rowan')
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  const back = await returnAfterEvent('rowan')
  const [missed] = await readMissed(back)
  await back.call('markNotificationsRead', { ids: [missed!.notificationId!] })
  expect(await readMissed(back)).toEqual([])
})

it('is read without a write', async () => {
  const { player } = await (await server().login('bob')).call('loginCheck', {})
  let events: unknown
  await runInMember(server(), 1, async tx => {
    await sql`SET TRANSACTION READ ONLY`.execute(tx)
    events = await readOfflineEvents(tx, { memberId: 1, playerId: player.id })
  })
  expect(events).toEqual([])
})

it('stores an event of one player under the id it was pushed with', async () => {
  const person = await server().login('crowd2')
  const { player } = await person.call('loginCheck', {})
  const event = { eventType: 29, memberId: 1, playerId: player.id, verificationStatus: 'VERIFIED' } as const
  await runInMember(server(), 1, tx =>
    putInOutbox(tx, 1, announce('idVerification', { ...event, idVerifiedDate: 1_790_000_000_000 })),
  )
  const { events } = await person.call('getOfflineEvents', {})
  expect(events).toMatchObject([{ name: 'idVerification', payload: { verificationStatus: 'VERIFIED' } }])
  const [pushed] = await server().sql<{ id: number }>(
    `SELECT (body->>'eventId')::int AS id FROM outbox WHERE event = 'idVerification'`,
  )
  expect(pushed?.id).toBe(events[0]?.eventId)
})

it('requires a session', async () => {
  expect(await expectFault(server().rest().call, 'getOfflineEvents', {})).toMatchObject({ code: 101 })
})
