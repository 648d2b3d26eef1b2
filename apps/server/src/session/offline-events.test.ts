import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { runInMember } from './sandbox-service.test-support.ts'

const server = useTestServer({ crowd: 2, drawn: [11] })

const everyLine = Array.from({ length: 10 }, (_, i) => [i + 1, ((i + 1) % 10) + 1, ((i + 4) % 10) + 1])

/** Inserts an event as the draws do. */
const insertInstanceEvent = (instanceId: number, kind: string) =>
  server().sql(
    `INSERT INTO instance_event (member_id, instance_id, n, kind)
     SELECT 1, $1, max(n) + 1, $2 FROM instance_event WHERE instance_id = $1`,
    [instanceId, kind],
  )

/** Moves the player's last activity ten minutes back, so that what follows happens while they are away. */
const moveAbsenceBack = async (username: string) => {
  await server().sql(
    `UPDATE session s SET seen_at = seen_at - interval '10 minutes', created_at = s.created_at - interval '10 minutes'
       FROM player p WHERE p.member_id = s.member_id AND p.id = s.player_id AND p.username = $1`,
    [username],
  )
  await server().sql(`UPDATE persistent_mark SET looked_at = looked_at - interval '10 minutes'`)
}

const byInit = { filter: { memberId: 1, languageId: 'en_US' } }

it('returns a win in a game that ended while the player was away', async () => {
  const person = await server().login('bob')
  const game = await findOpenGame(person, 11)
  await buy(person, game, ...everyLine)
  await moveAbsenceBack('bob')
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  const { events } = await (await server().login('bob')).call('getOfflineEvents', {})
  expect(events).toMatchObject([
    { name: 'gameEnd', payload: { eventType: 5, gameInstanceId: game.gameInstanceId, currencyId: 'GBP' } },
  ])
  expect(Number(events[0]?.payload.won)).toBeGreaterThan(0)
})

it('returns refunds and reschedules until the player acknowledges them', async () => {
  const person = await server().login('rowan')
  const game = await findOpenGame(person, 12)
  await buy(person, game, [1, 2, 3])
  expect(await person.call('getOfflineEvents', {})).toEqual({ events: [] })
  await moveAbsenceBack('rowan')
  for (const kind of ['rescheduled', 'refunded']) await insertInstanceEvent(game.gameInstanceId, kind)

  const back = await server().login('rowan')
  const { afterLoginEvents } = await back.call('init', byInit)
  const { events } = await back.call('getOfflineEvents', {})
  expect(events).toEqual(afterLoginEvents)
  expect(events.map(({ name }) => name)).toEqual(['gameRescheduled', 'gameRefunded'])

  const eventIds = events.map(({ eventId }) => eventId)
  const other = await server().login('alice')
  expect(await other.call('acknowledgePesistentEvents', { eventIds })).toEqual({ result: 1, acknowledged: 0 })
  expect(await back.call('acknowledgePesistentEvents', { eventIds })).toEqual({ result: 1, acknowledged: 2 })
  expect(await back.call('acknowledgePesistentEvents', { eventIds })).toEqual({ result: 1, acknowledged: 0 })
  await moveAbsenceBack('rowan')
  expect(await back.call('getOfflineEvents', {})).toEqual({ events: [] })
})

it('omits events that happened while the player was online', async () => {
  const person = await server().login('crowd1')
  const game = await findOpenGame(person, 12)
  await buy(person, game, [1, 2, 3])
  await insertInstanceEvent(game.gameInstanceId, 'refunded')
  expect(await person.call('getOfflineEvents', {})).toEqual({ events: [] })
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
