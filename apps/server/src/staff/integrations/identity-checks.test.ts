import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const secrets = { appToken: 'sbx:token', secretKey: 'secret-key', webhookSecret: 'webhook-secret' }
const reason = 'an identity check'
const server = useTestServer({ crowd: 6 })
let url = ''
let running: RunningProcess
let admin: StaffMember
let analyst: StaffMember

const control = async <T>(path: string, body: object = {}): Promise<T> => {
  const answer = await fetch(`${url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}
const readApplicants = async (): Promise<
  readonly { readonly externalUserId: string; readonly fixedInfo: object }[]
> => (await (await fetch(`${url}/control/applicants`)).json()) as []

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`
  const words = [
    `--port=${new URL(url).port}`,
    `--token=${secrets.appToken}`,
    `--key=${secrets.secretKey}`,
    `--secret=${secrets.webhookSecret}`,
    `--webhook=${server().baseUrl}/identity-checks/1`,
  ]
  running = run(process.execPath, ['apps/sandbox/src/sumsub.ts', ...words], {
    cwd: root,
    logFile: join(tmpdir(), 'fairground-sumsub.log'),
  })
  await until('the stand-in for Sumsub', () => readApplicants().then(Boolean, () => false))
  admin = await server().hire(['platformAdmin'])
  analyst = await server().hire(['kycAnalyst'])
}, 120_000)
beforeEach(async () => {
  await admin.stepUp()
  await analyst.stepUp()
})
afterAll(async () => {
  await running.stop()
  expect(await server().audit()).toEqual([])
})

const start = (username: string) => analyst.call('startIdentityCheck', { username, reason }, 1)
const readRequest = async (requestId: number) => {
  const [row] = await server().sql<{ status: string; message: string; check: string; verified: boolean }>(
    `SELECT r.status, r.message, c.status AS check, p.id_verified_at IS NOT NULL AS verified
       FROM verification_request r
       JOIN identity_check c ON c.member_id = r.member_id AND c.request_id = r.id
       JOIN player p ON p.member_id = r.member_id AND p.id = r.player_id
      WHERE r.member_id = 1 AND r.id = $1`,
    [requestId],
  )
  return row!
}
const untilCheck = (requestId: number, status: string) =>
  until(`check ${requestId} ${status}`, async () => (await readRequest(requestId)).check === status, 60_000)

it('needs a vendor, which shows no secret', async () => {
  await expect(start('crowd1')).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
  const provider = { kind: 'sumsub', levelName: 'id-and-liveness', url, secrets } as const
  await admin.call('setIdentityCheckProvider', { provider, reason }, 1)
  const shown = await admin.call('getIdentityCheckProvider', {}, 1)
  expect(shown.provider).toMatchObject({ kind: 'sumsub', levelName: 'id-and-liveness' })
  const rows = await server().sql<{ text: string }>('SELECT p::text AS text FROM identity_check_provider p')
  for (const secret of Object.values(secrets))
    expect(JSON.stringify(shown) + rows[0]!.text).not.toContain(secret)
  await expect(admin.call('startIdentityCheck', { username: 'crowd1', reason }, 1)).rejects.toMatchObject({
    fault: { name: 'staff.notAllowed' },
  })
})

it('verifies the player after the vendor has, however often it says so', async () => {
  const { requestId, link } = await start('crowd1')
  expect(link).toBe(`https://in.sumsub.com/websdk/p/v1-${requestId}`)
  expect(await readRequest(requestId)).toMatchObject({
    status: 'REQUESTED',
    message: expect.stringContaining(link) as string,
  })
  expect((await start('crowd1')).requestId).toBe(requestId)
  expect(await readApplicants()).toHaveLength(1)
  expect(await control(`/review/v1-${requestId}`, { answer: 'GREEN', copies: 3 })).toEqual({
    sent: [204, 204, 204],
  })
  await untilCheck(requestId, 'passed')
  expect(await readRequest(requestId)).toMatchObject({ status: 'VERIFIED', verified: true })
  const { entries } = await (await server().hire(['auditor'])).call('readAuditLog', { limit: 100 }, 1)
  expect(entries.filter(({ actor }) => actor === 'vendor/identity-check')).toMatchObject([
    { action: 'approve' },
  ])
}, 120_000)

it('leaves a refused check to staff, and a new try to the player', async () => {
  const retried = await start('crowd2')
  const refused = await start('crowd3')
  await control(`/review/v1-${retried.requestId}`, { answer: 'RED', rejectType: 'RETRY' })
  await control(`/review/v1-${refused.requestId}`, { answer: 'RED', rejectType: 'FINAL' })
  await untilCheck(refused.requestId, 'forStaff')
  expect(await readRequest(refused.requestId)).toMatchObject({ status: 'SUBMITTED', verified: false })
  expect(await readRequest(retried.requestId)).toMatchObject({ status: 'REQUESTED', check: 'open' })
  await analyst.call(
    'answerDocumentRequest',
    { requestId: refused.requestId, status: 'REJECTED', text: 'The document is not yours.', reason },
    1,
  )
}, 120_000)

it('believes no forged webhook, and no answer about another applicant', async () => {
  const { requestId } = await start('crowd4')
  const forge = (change: object) => control<{ status: number }>(`/forge/v1-${requestId}`, change)
  expect(await forge({ secret: 'guessed-secret' })).toEqual({ status: 401 })
  expect(await forge({ alg: 'HMAC_SHA1_HEX' })).toEqual({ status: 401 })
  const other = await fetch(`${server().baseUrl}/identity-checks/2`, { method: 'POST', body: '{}' })
  expect(other.status).toBe(401)
  // A genuine webhook is only a reason to ask.
  expect(await forge({})).toEqual({ status: 204 })
  await untilAttempts(requestId, 1)
  await control('/settings', { otherApplicant: true })
  await control(`/review/v1-${requestId}`, { answer: 'GREEN' })
  await untilAttempts(requestId, 2)
  expect(await readRequest(requestId)).toMatchObject({ status: 'REQUESTED', check: 'open', verified: false })
  await control('/settings', { otherApplicant: false, outage: true })
  await makeDue(requestId)
  await untilAttempts(requestId, 3)
  expect(await readRequest(requestId)).toMatchObject({ check: 'open', verified: false })
  await control('/settings', { outage: false })
  await makeDue(requestId)
  await untilCheck(requestId, 'passed')
  expect(await readRequest(requestId)).toMatchObject({ status: 'VERIFIED', verified: true })
}, 120_000)

const makeDue = (requestId: number) =>
  server().sql('UPDATE identity_check SET ask_at = clock_timestamp() WHERE request_id = $1', [requestId])
/** Every attempt counts when it begins. */
const untilAttempts = (requestId: number, attempts: number) =>
  until(
    `${attempts} attempts`,
    async () => {
      const rows = await server().sql<{ n: number }>(
        'SELECT attempts AS n FROM identity_check WHERE request_id = $1',
        [requestId],
      )
      return rows[0]!.n >= attempts
    },
    60_000,
  )
