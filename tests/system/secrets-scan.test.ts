import { testServer } from '@fairground/testkit/server/test-server'
import { expect, it } from 'vitest'

it('what was told in confidence and stands in the database ends a test server with a failure', async () => {
  const server = await testServer({ outside: true })
  const email = 'in-confidence@mail.example'
  await server.rest().call('checkEmail', { email })
  await server.sql(`UPDATE game SET title = $1 WHERE id = (SELECT min(id) FROM game)`, [email])
  await expect(server.stop()).rejects.toThrow(`in clear text in the database: email: ${email}`)
})
