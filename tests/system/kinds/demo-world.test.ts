import { createWorld } from '@fairground/testkit/demo/create-world'
import { openDemoApi } from '@fairground/testkit/demo/demo-api'
import { demoMembers } from '@fairground/testkit/demo/world'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

/** The operators of the test server have the numbers before. Two games each: a seed chain takes seconds. */
const members = demoMembers.map(member => ({ ...member, id: member.id + 2, games: member.games.slice(-2) }))
const closeBeforeMs = 20_000

it('the operators and games of the demo come from the operator API alone', { timeout: 300_000 }, async () => {
  const api = openDemoApi({
    ownerUrl: server().ownerUrl,
    consoleUrl: await server().startConsole(),
    folder: server().folder,
  })
  await createWorld(api, members, closeBeforeMs)
  await createWorld(api, members, closeBeforeMs)
  const rows = await server().sql<{ memberId: number; games: number; versions: number }>(
    `SELECT m.id AS "memberId", count(g.id)::int AS games, count(v.version)::int AS versions
       FROM member m JOIN game g ON g.member_id = m.id
       LEFT JOIN game_version v ON v.member_id = g.member_id AND v.game_id = g.id
      WHERE m.id > 2 GROUP BY m.id ORDER BY m.id`,
  )
  expect(rows).toEqual(
    members.map(({ id, games }) => ({ memberId: id, games: games.length, versions: games.length })),
  )
  const [operator] = await server().sql<{ settings: object }>('SELECT settings FROM member WHERE id = 3')
  expect(operator!.settings).toMatchObject({ referrals: { reward: '5.00' } })
  const auditor = await api.as('viktor')
  const { broken, entries } = await auditor.call('verifyAuditLog', {}, 3)
  expect(broken).toBeNull()
  expect(entries).toBeGreaterThan(3 * members[0]!.games.length)
  expect(await server().audit()).toEqual([])
})
