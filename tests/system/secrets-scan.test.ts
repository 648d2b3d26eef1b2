import { testServer } from '@fairground/testkit/server/test-server'
import { expect, it } from 'vitest'

it('stopping a test server fails if personal data is stored in clear text', async () => {
  const server = await testServer({ sandbox: true })
  const email = 'in-confidence@mail.example'
  await server.rest().call('checkEmail', { email })
  await server.sql(`UPDATE game SET title = $1 WHERE id = (SELECT min(id) FROM game)`, [email])
  await expect(server.stop()).rejects.toThrow(`secrets in the database: email: ${email}`)
})
