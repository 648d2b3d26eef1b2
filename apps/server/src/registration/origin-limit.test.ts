import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { newcomer } from './newcomer.test-support.ts'

const server = useTestServer({ rateFactor: 1 })
const register = () => server().rest().call('playerRegistration', newcomer())
const refused = () => expectFault(server().rest().call, 'playerRegistration', newcomer())

it('allows five registrations a day from one address, also when they are concurrent', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 6 }, register))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const [last] = answers.filter(answer => answer.status === 'rejected')
  expect(last?.reason).toMatchObject({ fault: { code: 113, name: 'registration.tooManyFromAddress' } })
})

it('stores the address as a digest', async () => {
  const rows = await server().sql<{ line: string }>('SELECT o::text AS line FROM registration_origin AS o')
  expect(rows).toHaveLength(5)
  for (const { line } of rows) expect(line).not.toContain('127.0.0')
})

it('allows twenty registrations a day from one network', async () => {
  await server().sql(`UPDATE registration_origin SET address_digest = sha256(random()::text::bytea)`)
  await server().sql(
    `INSERT INTO registration_origin (member_id, address_digest, network_digest)
     SELECT member_id, sha256(n::text::bytea), network_digest
       FROM (SELECT DISTINCT member_id, network_digest FROM registration_origin) AS o, generate_series(1, 15) AS n`,
  )
  expect(await refused()).toMatchObject({ code: 113 })
})

it('deletes the origins after a day', async () => {
  await server().sql(`UPDATE registration_origin SET registered_at = registered_at - interval '25 hours'`)
  await register()
  expect(await server().sql('SELECT FROM registration_origin')).toHaveLength(1)
})

it('limits each operator separately', async () => {
  await server().rest('south').call('playerRegistration', newcomer())
})
