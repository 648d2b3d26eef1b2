import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { exportedTables, notExported } from './export-tables.ts'
import { mails, registerPlayer } from './profile.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 2 })

const newPlayer = () => registerPlayer(server())

describe('closeAccount', () => {
  it('ends the session, refuses the login with 105 and notifies the player by mail', async () => {
    const { call, password, username, email, playerId } = await newPlayer()
    expect(await call('closeAccount', { password, reason: 'I play too much canary' })).toEqual({
      result: 1,
      owed: [],
    })
    expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ code: 101 })
    expect(await expectFault(server().rest().call, 'login', { username, password })).toMatchObject({
      code: 105,
    })
    const [mail] = await mails(server(), email, 2)
    expect(mail!.subject).toBe('Your North account is closed')
    const cases = await server().sql<{ line: string }>(
      'SELECT c::text AS line FROM support_case AS c WHERE player_id = $1',
      [playerId],
    )
    expect(cases).toHaveLength(1)
    expect(cases[0]!.line).not.toContain('canary')
  })

  it('requires the password', async () => {
    const { call } = await newPlayer()
    expect(await expectFault(call, 'closeAccount', { password: 'wrong1234' })).toMatchObject({
      name: 'profile.passwordWrong',
    })
    await call('loginCheck', {})
  })

  it('returns the balance owed, keeps the tickets and cancels subscriptions', async () => {
    const rowan = await server().login('rowan')
    const { games } = await rowan.call('getFilteredGames', { filter: { gameId: 11 } })
    const { gameId, gameInstanceId, currencyId } = games[0]!
    const bought = await rowan.call('joinGame', {
      requestId: randomUUID(),
      gameId,
      gameInstanceId,
      userPlays: [[1, 2, 3]],
      userPlaysCount: 1,
      currencyId,
      subscriptions: 2,
    })
    expect(bought.exitCode).toBe(0)
    const { player } = await rowan.call('loginCheck', {})
    const { owed } = await rowan.call('closeAccount', { password: demoPassword })
    expect(owed).toMatchObject([{ currencyId: 'GBP' }])
    const subscriptions = await server().sql<{ status: string }>(
      'SELECT status FROM subscription WHERE player_id = $1',
      [player.id],
    )
    expect(subscriptions).toEqual([{ status: 'CANCELLED' }])
    const tickets = await server().sql(
      'SELECT FROM live_ticket t WHERE t.player_id = $1 AND t.instance_id = $2',
      [player.id, gameInstanceId],
    )
    expect(tickets).toHaveLength(1)
  })
})

describe('exportMyData', () => {
  const findSection = (sections: readonly { name: string; rows: readonly object[] }[], name: string) =>
    sections.find(section => section.name === name)!.rows

  it('contains the data and the activity of the player', async () => {
    const { call, password, email, username } = await newPlayer()
    await call('updatePlayerAddress', {
      address: '9 Export Lane',
      city: 'Leeds',
      province: '',
      postCode: 'LS1 1UR',
      country: 'GB',
      password,
    })
    await call('createSupportCase', { email, name: 'Nia', message: 'What do you know of me?' })
    const { madeAt, sections } = await call('exportMyData', { password })
    expect(Math.abs(madeAt - Date.now())).toBeLessThan(60_000)
    expect(findSection(sections, 'profile')).toMatchObject([
      { username, email, address: '9 Export Lane', birthdate: '1990-05-17', country: 'GB' },
    ])
    expect(findSection(sections, 'supportCases')).toMatchObject([{ message: 'What do you know of me?' }])
    expect(findSection(sections, 'sessions')).toHaveLength(1)
    expect(findSection(sections, 'accounts')).toMatchObject([{ accountCurrency: 'GBP' }])
    expect(JSON.stringify(sections)).not.toMatch(/argon2|password_hash|token_hash|sealed|wrapped/)
  })

  it('contains tickets with their prices and no prize before it is paid', async () => {
    const alice = await server().login('alice')
    const { games } = await alice.call('getFilteredGames', { filter: { gameId: 11 } })
    const { gameId, gameInstanceId, currencyId } = games[0]!
    const userPlays = [[2, 3, 4]]
    const joinInput = {
      requestId: randomUUID(),
      gameId,
      gameInstanceId,
      currencyId,
      userPlays,
      userPlaysCount: 1,
    }
    await alice.call('joinGame', joinInput)
    const { sections } = await alice.call('exportMyData', { password: demoPassword })
    expect(findSection(sections, 'tickets')).toMatchObject([
      { plays: '2,3,4', price: '1.00', fee: '0.10', currency: 'GBP', outcome: null, won: null },
    ])
  })

  it('runs once an hour and requires the password', async () => {
    const { call, password } = await newPlayer()
    expect(await expectFault(call, 'exportMyData', { password: 'wrong1234' })).toMatchObject({
      name: 'profile.passwordWrong',
    })
    const made = await Promise.allSettled([1, 2, 3].map(() => call('exportMyData', { password })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await expectFault(call, 'exportMyData', { password })).toMatchObject({ code: 429 })
  })

  it('covers every table with rows of a player, or lists the reason why not', async () => {
    const rows = await server().sql<{ name: string }>(
      `SELECT c.table_name AS name FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND c.column_name = 'player_id' AND t.table_type = 'BASE TABLE'`,
    )
    const known = [...Object.keys(exportedTables), ...Object.keys(notExported)]
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })
})
