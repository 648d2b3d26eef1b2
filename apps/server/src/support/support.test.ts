import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { expect, it } from 'vitest'

const server = useTestServer({ sandbox: true })

const mailTo = (to: string) => until('a mail', async () => (await getMails(server().sandbox, to))[0])

it('returns a case number and mails when support will answer', async () => {
  const { caseNumber } = await server().rest().call('createSupportCase', {
    email: 'zoe@example.test',
    name: 'Zoe <b>',
    message: 'Where is my prize?',
    lang: 'es_ES',
  })
  expect(caseNumber).toMatch(/^[A-Z2-9]{8}$/)
  const mail = await mailTo('zoe@example.test')
  expect(mail.subject).toBe(`Ayuda de North: ${caseNumber}`)
  expect(mail.text).toContain('48 horas')
  expect(mail.html).not.toContain('<b>')
})

it('opens cases for the logged-in player and ignores the player id in the input', async () => {
  const rowan = await server().login('rowan')
  const { player } = await rowan.call('loginCheck', {})
  const { result } = await rowan.call('openTicket', {
    email: 'rowan@example.test',
    name: 'Rowan',
    body: 'Hello there',
  })
  expect((await mailTo('rowan@example.test')).text).toContain('48 hours')
  await rowan.call('createSupportCase', {
    playerId: player.id + 1,
    email: 'rowan@example.test',
    name: 'Rowan',
    message: 'Hello again',
  })
  const rows = await server().sql<{ id: number; player_id: number }>(
    'SELECT id, player_id FROM support_case WHERE player_id IS NOT NULL ORDER BY id',
  )
  expect(rows.map(({ player_id }) => player_id)).toEqual([player.id, player.id])
  expect(rows[0]!.id).toBe(result)
})

it('adds messages of the player to their own case only, and opens it again', async () => {
  const rowan = await server().login('rowan')
  const { caseNumber } = await rowan.call('createSupportCase', {
    email: 'rowan@example.test',
    name: 'Rowan',
    message: 'Where is my bonus?',
  })
  await server().sql(
    `UPDATE support_case SET status = 'closed', due_at = due_at - interval '9 days' WHERE code = $1`,
    [caseNumber],
  )
  const reply = { caseNumber: caseNumber.toLowerCase(), message: 'It is still missing' }
  const alice = await server().login('alice')
  expect(await expectFault(alice.call, 'replyToSupportCase', reply)).toMatchObject({
    name: 'support.ticketNotCreated',
  })
  await rowan.call('replyToSupportCase', reply)
  const [row] = await server().sql<{ status: string; in_time: boolean }>(
    `SELECT status, due_at > clock_timestamp() + interval '47 hours' AS in_time FROM support_case WHERE code = $1`,
    [caseNumber],
  )
  expect(row).toEqual({ status: 'open', in_time: true })
})

it('promises the time that the operator has set', async () => {
  await server().sql(
    `UPDATE member SET settings = settings || '{"supportAnswerHours": 6}' WHERE code = 'north'`,
  )
  const email = 'hours@example.test'
  const text = await until('the setting', async () => {
    await server().rest().call('createSupportCase', { email, name: 'Hours', message: 'How long?' })
    const mails = await getMails(server().sandbox, email)
    return mails.find(mail => mail.text.includes('6 hours'))?.text
  })
  expect(text).toContain('6 hours')
  const [row] = await server().sql<{ hours: number }>(
    `SELECT round(extract(epoch FROM due_at - opened_at) / 3600)::int AS hours FROM support_case ORDER BY id DESC LIMIT 1`,
  )
  expect(row).toEqual({ hours: 6 })
  await server().sql(`UPDATE member SET settings = settings - 'supportAnswerHours' WHERE code = 'north'`)
})

it('rejects more than one address', async () => {
  const input = { email: 'a,zoe@example.test', name: 'Zoe', body: 'Hello there' }
  expect(await expectFault(server().rest().call, 'openTicket', input)).toMatchObject({
    name: 'request.invalid',
  })
})

it('reports that the case was not created when the database refuses it', async () => {
  await server().sql('ALTER TABLE support_case ADD CONSTRAINT full_disk CHECK (false) NOT VALID')
  try {
    const input = { email: 'zoe@example.test', name: 'Zoe', body: 'Hello there' }
    expect(await expectFault(server().rest().call, 'openTicket', input)).toMatchObject({
      name: 'support.ticketNotCreated',
      code: -1,
    })
  } finally {
    await server().sql('ALTER TABLE support_case DROP CONSTRAINT full_disk')
  }
})

it('stores the text encrypted', async () => {
  const rows = await server().sql<{ line: string }>('SELECT c::text AS line FROM support_case AS c')
  expect(rows.length).toBeGreaterThan(0)
  for (const { line } of rows) expect(line).not.toMatch(/zoe|prize|Hello/i)
})
