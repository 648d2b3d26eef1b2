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
