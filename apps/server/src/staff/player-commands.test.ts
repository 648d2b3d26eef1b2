import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { registerPlayer } from '#profile/profile.test-support.ts'
import { runStaffCommand } from './commands.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 10 })

const run = (line: string) => runStaffCommand(server(), line)
const runOk = async (line: string): Promise<string> => {
  const { code, text } = await run(line)
  if (code !== 0) throw new Error(text)
  return text
}
const login = (username: string, password: string = demoPassword) =>
  server().rest().call('login', { username, password })
const loginFault = (username: string, password: string = demoPassword) =>
  expectFault(server().rest().call, 'login', { username, password })

const lastAuditEntry = async () => {
  const rows = await server().sql<{ action: string }>(
    'SELECT actor, action, subject, before, after, reason FROM audit_entry WHERE member_id = 1 ORDER BY seq',
  )
  return rows.at(-1)!
}

describe('the password commands', () => {
  it('send a player to the choice of a new password', async () => {
    await runOk('require-password-change crowd1')
    const fault = await loginFault('crowd1')
    expect(fault).toMatchObject({ code: 115 })
    const { authToken } = fault.details as { authToken: string }
    const { call } = server().rest('north', { read: () => authToken, write: () => undefined })
    expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ code: 102 })
    await call('changePassword2', { newPassword: 'Gr4pefruit-77' })
    expect((await login('crowd1', 'Gr4pefruit-77')).player.changePassword).toBe(false)
    expect(await expectFault(call, 'changePassword2', { newPassword: 'Gr4pefruit-78' })).toBeDefined()
  })

  it('issue a temporary password that must be changed and expires', async () => {
    const before = await registerPlayer(server())
    const { username, email } = before
    const text = await runOk(`temporary-password ${username}`)
    const [, password] = /: (\S+) works/.exec(text)!
    expect(JSON.stringify(await lastAuditEntry())).not.toContain(password)
    await until('the end of the session', () =>
      expectFault(before.call, 'getPlayerAccounts', {}).catch(() => undefined),
    )
    expect(await loginFault(username, before.password)).toMatchObject({ code: 103 })
    expect(await loginFault(username, password)).toMatchObject({ code: 115 })
    const mail = await until('a mail', async () =>
      (await getMails(server().sandbox, email)).find(each => /by support/.test(each.subject)),
    )
    expect(mail.text).not.toContain(password)
    await server().sql(
      `UPDATE player SET temporary_until = temporary_until - interval '25 hours' WHERE id = $1`,
      [before.playerId],
    )
    expect(await loginFault(username, password)).toMatchObject({ code: 108 })
  })
})

describe('the account commands', () => {
  it('expire an account and renew it', async () => {
    await runOk('expire crowd3')
    expect(await loginFault('crowd3')).toMatchObject({ code: 105 })
    expect(await run('expire crowd3')).toMatchObject({ code: 2 })
    await runOk('renew crowd3')
    await login('crowd3')
    expect(await run('renew crowd3')).toMatchObject({ code: 2 })
  })

  it('turn only an account without money into a demo user', async () => {
    expect(await run('demo alice')).toMatchObject({ code: 2, text: expect.stringContaining('has money') })
    const { username, password } = await registerPlayer(server())
    await runOk(`demo ${username}`)
    const { call } = server().rest()
    expect((await call('login', { username, password })).player.demo).toBe(true)
    expect(await expectFault(call, 'getPendingWithdrawals', {})).toMatchObject({ code: 102 })
  })

  it('set a limit that the player cannot raise', async () => {
    const { call } = await server().login('crowd5')
    expect(await runOk('limit crowd5 --kind depositDay --amount 20')).toContain('depositDay 20')
    expect(await lastAuditEntry()).toMatchObject({ action: 'limit', after: { cap: '2000' } })
    await call('updateSelfLimits', {
      dailyEnabled: true,
      dailyDepositLimit: '500.00',
      weeklyEnabled: false,
      monthlyEnabled: false,
      weeklyBetEnabled: false,
    })
    const { limits } = await call('getLimits', {})
    expect(limits.find(({ kind }) => kind === 'depositDay')).toMatchObject({ setBy: 'support', cap: '20.00' })
    await runOk('limit crowd5 --kind depositDay --amount none')
    expect(await run('limit crowd5 --kind everything --amount 5')).toMatchObject({ code: 2 })
    expect(await run('limit crowd5 --kind depositDay --amount lots')).toMatchObject({ code: 2 })
    expect(await server().audit()).toEqual([])
  })
})

describe('the support commands', () => {
  const message = {
    email: 'crowd6@example.test',
    name: 'Crowd',
    message: 'Where is my prize?',
    lang: 'fr_FR',
  }

  it('list, read and answer a case, by mail and as a notification', async () => {
    const { call } = await server().login('crowd6')
    const { caseNumber } = await call('createSupportCase', message)
    expect(await runOk('support list')).toMatch(new RegExp(`case ${caseNumber}  crowd6  fr_FR  due 20`))
    expect(await runOk(`support show ${caseNumber}`)).toContain('Where is my prize?')
    expect(await lastAuditEntry()).toMatchObject({ action: 'show-case', subject: `case/${caseNumber}` })
    await runOk(`support answer ${caseNumber} --text "It is on its way."`)
    expect(JSON.stringify(await lastAuditEntry())).not.toContain('on its way')
    const mail = await until('the answer by mail', async () =>
      (await getMails(server().sandbox, message.email)).find(each => each.text.includes('on its way')),
    )
    expect(mail.subject).toContain(caseNumber)
    const notification = await until('the notification', async () => {
      const { notifications } = await call('getNotifications', { maxResults: 20 })
      return notifications.find(({ kind }) => kind === 'supportAnswer')
    })
    expect(notification).toMatchObject({ text: 'It is on its way.', path: '/notifications' })
    expect(await runOk('support list')).not.toContain(caseNumber)
    expect(await runOk(`support show ${caseNumber}`)).toContain('-- staff/')
    const [stored] = await server().sql<{ line: string }>(
      'SELECT c::text || coalesce(n.facts::text, $2) AS line FROM support_case c LEFT JOIN notification n ON n.player_id = c.player_id WHERE c.code = $1',
      [caseNumber, ''],
    )
    expect(stored!.line).not.toContain('on its way')
    await runOk(`support close ${caseNumber}`)
    expect(await run(`support answer ${caseNumber} --text Again`)).toMatchObject({ code: 2 })
  })

  it('answer a visitor by mail and refuse cases of another operator', async () => {
    const visitor = { ...message, email: 'visitor@example.test' }
    const { caseNumber } = await server().rest().call('createSupportCase', visitor)
    await runOk(`support answer ${caseNumber} --text "Welcome."`)
    await until('the answer by mail', async () =>
      (await getMails(server().sandbox, visitor.email)).find(each => each.text.includes('Welcome.')),
    )
    const south = await server().rest('south').call('createSupportCase', visitor)
    expect(await run(`support show ${south.caseNumber}`)).toMatchObject({ code: 2 })
    expect(await run(`support answer ${south.caseNumber} --text No`)).toMatchObject({ code: 2 })
  })
})

describe('the ticket commands', () => {
  it('reprint a ticket, so that only the newest print is valid', async () => {
    const alice = await server().login('alice')
    const { requestId, ...ticketRequest } = joinRequest(await findOpenGame(alice, 12), [[1, 2, 3]])
    const bought = await alice.call('purchaseTicket', { requestId, ticketRequest })
    const [ticket, code] = [bought.ticket!, bought.code!]
    const findStatus = async (key: string) =>
      (await server().rest().call('checkTicketStatus', { ticket, code: key })).status
    expect(await findStatus(code)).toBe('gameNotStarted')
    expect(await runOk(`tickets reprint ${ticket}`)).toBe(`ticket ${ticket}: print 2`)
    expect(await findStatus(code)).toBe('reprinted')
    const { gameInstanceId } = bought
    const newest = async () =>
      (await alice.call('getGamePlayerPlays', { gameInstanceId })).tickets.find(
        each => each.ticket === ticket,
      )!
    const second = await newest()
    expect(await findStatus(second.code)).toBe('gameNotStarted')
    await runOk(`tickets reprint ${ticket}`)
    expect(await findStatus(second.code)).toBe('reprinted')
    expect(await findStatus((await newest()).code)).toBe('gameNotStarted')
    expect(await run('tickets reprint AAAA')).toMatchObject({ code: 2 })
  })

  it('import tickets from a shop, all or none', async () => {
    const { call } = await server().login('crowd7')
    const [instance] = await server().sql<{ id: number }>(
      'SELECT id FROM game_instance WHERE member_id = 1 ORDER BY id LIMIT 1',
    )
    const play = {
      ticketId: 'SHOP-1',
      username: 'crowd7',
      gameInstanceId: instance!.id,
      boughtAt: 1_760_000_000_000,
      currencyId: 'EUR',
      staked: '2.50',
      won: '0.00',
    }
    const file = join(server().folder, 'plays.json')
    const write = (plays: unknown) => writeFileSync(file, JSON.stringify(plays))
    const search = { page: 0, maxResults: 5, request: {} }
    write([play, { ...play, ticketId: 'SHOP-2', username: 'no_such_player' }])
    expect(await run(`tickets import ${file}`)).toMatchObject({ code: 2 })
    expect((await call('searchPlayersExternalHistory', search)).totalCount).toBe(0)
    write([play])
    await runOk(`tickets import ${file}`)
    write([{ ...play, won: '10.00' }])
    await runOk(`tickets import ${file}`)
    expect((await call('searchPlayersExternalHistory', search)).result).toMatchObject([
      { ticketId: 'SHOP-1', staked: '2.50', won: '10.00' },
    ])
    write([{ ...play, stolen: true }])
    expect(await run(`tickets import ${file}`)).toMatchObject({ code: 2 })
  })
})
