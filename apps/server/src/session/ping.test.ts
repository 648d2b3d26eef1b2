import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('returns the server time', async () => {
  const before = Date.now()
  const { serverTime } = await server().rest().call('ping', {})
  expect(serverTime).toBeGreaterThanOrEqual(before)
  expect(serverTime).toBeLessThanOrEqual(Date.now())
})

it('rejects arguments', async () => {
  const { call } = server().rest()
  expect(await expectFault(call, 'ping', { more: 1 } as never)).toMatchObject({ name: 'request.invalid' })
})

it('does not extend the session, because an unattended browser pings too', async () => {
  const { call } = await server().login('rowan')
  await server().sql(`UPDATE session SET seen_at = seen_at - interval '59 minutes 55 seconds'`)
  await call('ping', {})
  const [row] = await server().sql<{ idle: boolean }>(
    `SELECT seen_at < now() - interval '59 minutes' AS idle FROM session`,
  )
  expect(row).toEqual({ idle: true })
})
