import { monthsAfter } from '@fairground/rules/limits/restriction'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskWorld, openDeskWorld, refuses } from './desk-world.test-support.ts'

let world: DeskWorld
let staff: StaffMember

beforeAll(async () => {
  world = await openDeskWorld()
  staff = await world.hire(['saferPlay', 'support'])
})
afterAll(async () => expect(await world.close()).toEqual([]))

const own = () => world.books.memberId
const reason = 'the player asked for it'
const readStatus = async (playerId: number) =>
  (await world.books.one<{ status: string }>('SELECT status FROM player WHERE id = $1', [playerId])).status
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const addSession = async (playerId: number) => {
  await world.books.rows(
    `UPDATE session SET ended_at = clock_timestamp(), end_reason = 'another-device' WHERE player_id = $1 AND ended_at IS NULL`,
    [playerId],
  )
  const [row] = await world.books.rows<{ id: bigint }>(
    `INSERT INTO session (member_id, player_id, token_hash) VALUES ($1, $2, sha256(gen_random_uuid()::text::bytea)) RETURNING id`,
    [own(), playerId],
  )
  return String(row!.id)
}

describe('a command about a player', () => {
  it('takes the number or the username, but not both and not none', async () => {
    const { playerId, username } = await world.addPerson()
    await staff.call('expirePlayer', { playerId, reason }, own())
    expect(await readStatus(playerId)).toBe('expired')
    await staff.call('renewPlayer', { username, reason }, own())
    expect(await readStatus(playerId)).toBe('active')
    expect(await refuses(staff.call('banPlayer', { playerId, username, reason }, own()))).toBe(
      'staff.refused',
    )
    expect(await refuses(staff.call('banPlayer', { reason }, own()))).toBe('staff.refused')
    await staff.call('banPlayer', { playerId, reason }, own())
    expect(await readStatus(playerId)).toBe('banned')
  })

  it("refuses the number of another operator's player", async () => {
    const { playerId } = await world.addPerson({}, world.books.otherMemberId)
    const until = toDay(monthsAfter(Date.now(), 8))
    const attempts = [
      () => staff.call('banPlayer', { playerId, reason }, own()),
      () => staff.call('excludePlayer', { playerId, until, reason }, own()),
      () => staff.call('endPlayerSessions', { playerId, reason }, own()),
      () => staff.call('setPlayerLimit', { playerId, kind: 'lossDay', amount: '10', reason }, own()),
    ]
    for (const attempt of attempts) expect(await refuses(attempt())).toBe('staff.refused')
    expect(await readStatus(playerId)).toBe('active')
  })
})

describe('excludePlayer', () => {
  it('excludes the person with every other account and is never shortened', async () => {
    const names = { firstName: 'Barnaby', lastName: 'Quint', birthdate: '1966-06-06' }
    const { playerId } = await world.addPerson(names)
    await addSession(playerId)
    const until = toDay(monthsAfter(Date.now(), 12))
    const answer = await staff.call('excludePlayer', { playerId, until, reason }, own())
    expect(toDay(answer.until - 1)).toBe(until)
    expect(await readStatus(playerId)).toBe('selfExcluded')
    const { openSessions, restrictedUntil } = await staff.call('getPlayer', { playerId }, own())
    expect([openSessions, restrictedUntil]).toEqual([0, answer.until])
    const again = await world.addPerson(names)
    expect(await readStatus(again.playerId)).toBe('selfExcluded')
    const sooner = toDay(monthsAfter(Date.now(), 7))
    expect(await refuses(staff.call('excludePlayer', { playerId, until: sooner, reason }, own()))).toBe(
      'staff.refused',
    )
    const { restrictions } = await staff.call('listPlayerRestrictions', { playerId }, own())
    expect(restrictions).toMatchObject([{ status: 'selfExcluded', endedAt: null }])
  })

  it.each(['2020-01-01', toDay(Date.now() + 40 * 86_400_000), '2030-02-31'])('refuses %s', async until => {
    const { playerId } = await world.addPerson({ lastName: 'Untouched' })
    expect(await refuses(staff.call('excludePlayer', { playerId, until, reason }, own()))).toBe(
      'staff.refused',
    )
    expect(await readStatus(playerId)).toBe('active')
  })
})

describe('endPlayerSessions', () => {
  it('ends an open session of the player, which is listed, and publishes it to the gateways', async () => {
    const { playerId } = await world.addPerson({ lastName: 'Sessions' })
    const first = await addSession(playerId)
    const second = await addSession(playerId)
    const { sessions } = await staff.call('listPlayerSessions', { playerId }, own())
    expect(sessions.map(({ sessionId, endedAt }) => [sessionId, endedAt === null])).toEqual([
      [second, true],
      [first, false],
    ])
    const wrong = staff.call('endPlayerSessions', { playerId, sessionId: first, reason }, own())
    expect(await refuses(wrong)).toBe('staff.refused')
    expect(await staff.call('endPlayerSessions', { playerId, sessionId: second, reason }, own())).toEqual({
      ended: 1,
    })
    expect(await staff.call('endPlayerSessions', { playerId, reason }, own())).toEqual({ ended: 0 })
    const published = await world.books.rows(`SELECT FROM outbox WHERE event = 'clientInvalidate'`)
    expect(published.length).toBeGreaterThan(0)
  })
})
