import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { runExampleClient } from '@fairground/testkit/server/run-example-client'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setWhitelabelPartner } from '#sign-in/partners.ts'
import { runInMember, startSandboxService } from './sandbox-service.test-support.ts'

const server = useTestServer({ crowd: 1 })
const folder = mkdtempSync(join(tmpdir(), 'fairground-partner-'))
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
const secret = 'a secret between the two'
const trusted = getCACertificates('default')
let partner: Awaited<ReturnType<typeof startSandboxService>>

const answers = (port: number) =>
  new Promise((resolve, reject) => {
    const ca = readFileSync(certificate)
    request({ host: '127.0.0.1', port, path: '/', ca }, response => resolve(response.resume()))
      .on('error', reject)
      .end()
  })

const setPartner = (endpoint: string, shared = secret) =>
  runInMember(server(), 1, (tx, vault) => setWhitelabelPartner(tx, vault, 1, { endpoint, secret: shared }))

beforeAll(async () => {
  const subject = ['-subj', '/CN=operator', '-addext', 'subjectAltName=IP:127.0.0.1']
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', ...algorithm, '-days', '2', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  )
  setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')])
  const files = ['--key', key, '--certificate', certificate]
  partner = await startSandboxService('operator-sessions', [...files, '--secret', secret], answers)
  await setPartner(`https://127.0.0.1:${partner.port}/sessions`)
})

afterAll(async () => {
  await partner?.stop()
  setDefaultCACertificates(trusted)
  rmSync(folder, { recursive: true, force: true })
})

const failed = { name: 'whitelabel.failed', title: 'Login Error' }
const attempt = (sessionId: string) => expectFault(server().rest().call, 'login.whitelabel', { sessionId })

it('exchanges a session of the operator for a session of the site', async () => {
  const newcomer = server().rest()
  const answer = await newcomer.call('login.whitelabel', { sessionId: 'of-alice' })
  expect(answer).toMatchObject({ result: 'success', player: { username: 'alice' } })
  await expect(newcomer.call('getPlayerAccounts', {})).resolves.toBeDefined()
})

it('logs the example client in', async () => {
  const { operations } = await runExampleClient(server(), ['--partner-session', 'of-crowd1'])
  expect(operations).toContain('login.whitelabel')
})

it('refuses a session that was exchanged before, also when two browsers race', async () => {
  await expect(server().rest().call('login.whitelabel', { sessionId: 'of-rowan' })).resolves.toBeDefined()
  expect(await attempt('of-rowan')).toMatchObject(failed)
})

it.each(['unknown', 'of-nobody', 'forged-of-alice', 'other-of-alice'])(
  'refuses the session %s',
  async sessionId => {
    expect(await attempt(sessionId)).toMatchObject(failed)
  },
)

it('refuses a player who may not log in', async () => {
  await server().sql(`UPDATE player SET status = 'timedOut' WHERE member_id = 1 AND username = 'bob'`)
  expect(await attempt('of-bob')).toMatchObject({ code: 107 })
})

it('refuses when the partner does not respond or has another secret', async () => {
  await setPartner(`https://127.0.0.1:${partner.port}/sessions`, 'another secret')
  expect(await attempt('of-alice')).toMatchObject(failed)
  await setPartner('https://127.0.0.1:1/sessions')
  expect(await attempt('of-alice')).toMatchObject(failed)
})

it('refuses for an operator without a partner', async () => {
  const { call } = server().rest('south')
  expect(await expectFault(call, 'login.whitelabel', { sessionId: 'of-alice' })).toMatchObject(failed)
})

it('accepts only https endpoints', async () => {
  await expect(setPartner('http://127.0.0.1/sessions')).rejects.toThrow(/whitelabel_partner_endpoint_check/)
})
