import { inMember } from '@fairground/database/transaction'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { fillSearchDigests } from '#schedules/fill-search-digests.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { type DeskWorld, openDeskWorld, type Person, refuses } from './desk-world.test-support.ts'

let world: DeskWorld
let support: StaffMember
let person: Person

beforeAll(async () => {
  world = await openDeskWorld()
  support = await world.hire(['support'])
  person = await world.addPerson()
})
afterAll(async () => expect(await world.close()).toEqual([]))

const search = (input: OperatorInput<'searchPlayers'>, memberId = world.books.memberId) =>
  support.call('searchPlayers', input, memberId)
const findIds = async (input: OperatorInput<'searchPlayers'>) =>
  (await search(input)).players.map(({ playerId }) => playerId)

describe('searchPlayers', () => {
  it('finds a player by every exact value and masks personal data', async () => {
    const { playerId, username, details } = person
    const email = details.email.toUpperCase()
    const ways = [
      { by: 'username', value: username.toUpperCase() },
      { by: 'playerId', value: String(playerId) },
      { by: 'email', value: email },
      { by: 'phone', value: details.phoneMobile! },
    ] as const
    for (const way of ways) expect([way, await findIds(way)]).toEqual([way, [playerId]])
    const { players } = await search({ by: 'email', value: email })
    expect(players[0]).toMatchObject({ username, firstName: 'W•••', lastName: 'F•••', status: 'active' })
    const answer = JSON.stringify(players)
    for (const value of [details.email, details.firstName!, details.lastName!])
      expect(answer).not.toContain(value)
  })

  it('finds a player by last name and birth date, without regard to accents and case', async () => {
    const { playerId } = await world.addPerson({ lastName: 'Müller-Lüdenscheidt', birthdate: '1933-02-12' })
    const by = 'lastNameAndBirthdate'
    expect(await findIds({ by, value: 'MULLER LUDENSCHEIDT', birthdate: '1933-02-12' })).toEqual([playerId])
    expect(await findIds({ by, value: 'MULLER LUDENSCHEIDT', birthdate: '1933-02-13' })).toEqual([])
    expect(await refuses(search({ by, value: 'Muller' }))).toBe('staff.refused')
  })

  it('finds all players with a home phone, page by page', async () => {
    const phoneHome = '+442079460000'
    const people = []
    for (let i = 0; i < 3; i++) people.push((await world.addPerson({ phoneHome })).playerId)
    const first = await search({ by: 'phone', value: phoneHome, limit: 2 })
    expect(first.players.map(({ playerId }) => playerId)).toEqual(people.slice(0, 2))
    const second = await search({ by: 'phone', value: phoneHome, limit: 2, after: first.next! })
    expect(second).toMatchObject({ players: [{ playerId: people[2] }], next: null })
  })

  it('finds usernames by their beginning, page by page', async () => {
    const ids = await world.books.players(5, 0n)
    const { username } = await world.books.one<{ username: string }>(
      'SELECT username FROM player WHERE id = $1',
      [ids[0]],
    )
    const prefix = username.slice(0, -1).toUpperCase()
    const first = await search({ by: 'usernamePrefix', value: prefix, limit: 3 })
    const second = await search({ by: 'usernamePrefix', value: prefix, limit: 3, after: first.next! })
    expect([...first.players, ...second.players].map(({ playerId }) => playerId)).toEqual(ids)
    expect(second.next).toBeNull()
    expect(await findIds({ by: 'usernamePrefix', value: '%' })).toEqual([])
  })

  it('finds the owner of a ticket', async () => {
    const [playerId = 0] = await world.books.players(1)
    const instanceId = await world.books.instance()
    await world.books.run([joinCommand({ playerId, instanceId })])
    expect(await findIds({ by: 'ticket', value: ticketId({ instanceId, seq: 1 }).toLowerCase() })).toEqual([
      playerId,
    ])
    expect(await findIds({ by: 'ticket', value: ticketId({ instanceId, seq: 2 }) })).toEqual([])
    expect(await findIds({ by: 'ticket', value: 'NOTICKET' })).toEqual([])
  })

  it.each([
    ['playerId', '99999999999999'],
    ['playerId', '-1'],
    ['phone', 'x'],
    ['email', "' OR 1=1 --"],
    ['username', "' OR 1=1 --"],
  ] as const)('finds nothing by %s %s', async (by, value) => {
    expect(await search({ by, value })).toEqual({ players: [], next: null })
  })

  it('finds no player of another operator', async () => {
    const other = await world.addPerson({}, world.books.otherMemberId)
    const ways = [
      { by: 'username', value: other.username },
      { by: 'playerId', value: String(other.playerId) },
      { by: 'email', value: other.details.email },
    ] as const
    for (const way of ways) expect(await findIds(way)).toEqual([])
    expect(await refuses(search(ways[0], world.books.otherMemberId))).toBe('staff.unknownOperator')
  })

  it('finds players of an earlier release after the worker has computed their digests', async () => {
    const { playerId, details } = await world.addPerson({ lastName: 'Earlier', birthdate: '1950-01-01' })
    const way = { by: 'lastNameAndBirthdate', value: 'Earlier', birthdate: '1950-01-01' } as const
    const destroyed = await world.addPerson()
    await world.books.rows(
      `UPDATE player_detail SET search_version = 0, last_name_digest = NULL, phone_home_digest = NULL
        WHERE player_id = ANY($1)`,
      [[playerId, destroyed.playerId]],
    )
    await world.books.rows('DELETE FROM player_key WHERE player_id = $1', [destroyed.playerId])
    expect(await findIds(way)).toEqual([])
    const deps = { db: world.books.app.db, vault: world.console.context.vault }
    expect(await fillSearchDigests(deps, world.books.memberId)).toBe(false)
    expect(await findIds(way)).toEqual([playerId])
    expect(await findIds({ by: 'phone', value: details.phoneHome! })).toContain(playerId)
    const left = await inMember(deps.db, world.books.memberId, tx =>
      tx.selectFrom('player_detail').select('player_id').where('search_version', '=', 0).execute(),
    )
    expect(left).toEqual([])
  })
})
