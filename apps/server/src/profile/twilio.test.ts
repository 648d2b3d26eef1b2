import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { freePort } from '@fairground/testkit/services/free-port'
import { run } from '@fairground/testkit/services/process'
import { expect, it } from 'vitest'
import { registerPlayer, stepUp } from './profile.test-support.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const sid = `AC${'ab'.repeat(16)}`
const token = 'twilio-token'
const from = '+15005550006'
let url = ''

const server = useTestServer({
  sandbox: true,
  async provider(port) {
    url = `http://127.0.0.1:${await freePort()}`
    const words = [`--port=${new URL(url).port}`, `--sid=${sid}`, `--token=${token}`]
    const running = run(process.execPath, ['apps/sandbox/src/twilio.ts', ...words], {
      cwd: root,
      logFile: join(tmpdir(), 'fairground-twilio.log'),
    })
    await until('the stand-in for Twilio', () => readMessages().then(Boolean, () => false))
    const messages = new URL(url)
    messages.username = sid
    messages.password = token
    messages.search = new URLSearchParams({ vendor: 'twilio', from }).toString()
    const environment = {
      FAIRGROUND_MESSAGES_URL: messages.href,
      FAIRGROUND_SITE_ADDRESS: `http://127.0.0.1:${port}`,
    }
    return { environment, stop: () => running.stop() }
  },
})

interface Message {
  readonly to: string
  readonly from: string
  readonly body: string
  readonly kind: string
  /** The answer to the status report. */
  readonly status: number
}

const readMessages = async (): Promise<readonly Message[]> =>
  (await (await fetch(`${url}/messages`)).json()) as Message[]
const post = async (path: string, body: object): Promise<{ status: number }> =>
  (await (
    await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as { status: number }

const request = async (phone: string, channel: 'sms' | 'call' = 'sms') => {
  const person = await registerPlayer(server())
  await stepUp(person)
  const { result } = await person.call('requestPhoneValidation', { phone, channel })
  return { ...person, requestId: result.split('#')[0]! }
}
const untilReported = (to: string) =>
  until(`the report about ${to}`, async () =>
    (await readMessages()).find(message => message.to === to && message.status > 0),
  )

it('sends codes by text and by call through Twilio and accepts its signed reports', async () => {
  const phone = '+447400200001'
  const { call, requestId } = await request(phone)
  const message = await untilReported(phone)
  expect(message).toMatchObject({ from, kind: 'Messages', status: 204 })
  await call('submitPhoneValidation', { requestId, code: /\d{6}/.exec(message.body)![0] })
  await request('+447400200009', 'call')
  const called = await untilReported('+447400200009')
  expect(called).toMatchObject({ kind: 'Calls', status: 204 })
  expect(called.body).toMatch(/^<Response><Say>.*<\/Say><Pause length="1"\/><Say>.*<\/Say><\/Response>$/)
}, 120_000)

it('does not repeat a message that Twilio refuses for good, and repeats one after an outage', async () => {
  await request('+447400299999')
  await post('/outage', { on: true })
  await request('+447400200002')
  await until('the failed attempt', async () => (await countJobs('retry')) > 0)
  await post('/outage', { on: false })
  await untilReported('+447400200002')
  await until('no waiting job', async () => (await countJobs('created', 'retry', 'active')) === 0)
  expect(await countJobs('failed')).toBe(0)
  expect((await readMessages()).filter(({ to }) => to === '+447400299999')).toEqual([])
}, 120_000)

const countJobs = async (...states: readonly string[]): Promise<number> => {
  const rows = await server().sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM jobs.job WHERE name = 'textMessage' AND state::text = ANY ($1)`,
    [states],
  )
  return rows[0]!.n
}

it('rejects a report with another token, for another operator or without a signature', async () => {
  const address = (memberId: number) => `${server().baseUrl}/message-status/${memberId}`
  const form = { MessageSid: 'SM1', MessageStatus: 'delivered' }
  expect(await post('/control/status', { url: address(1), form, token })).toEqual({ status: 204 })
  expect(await post('/control/status', { url: address(1), form, token: 'guess' })).toEqual({ status: 403 })
  expect(await post('/control/status', { url: address(999), form, token })).toEqual({ status: 404 })
  const unsigned = await fetch(address(1), { method: 'POST', body: new URLSearchParams(form) })
  expect(unsigned.status).toBe(403)
})
