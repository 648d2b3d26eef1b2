import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { consoleStaff } from '@fairground/testkit/demo/console-staff'
import { showcaseMembers } from '@fairground/testkit/demo/showcase/showcase-members'
import { startDemo } from '@fairground/testkit/demo/start-demo'
import { demoPassword, demoPlayers } from '@fairground/testkit/demo/world'
import { buildConsole, consoleFolder } from './build/console.ts'
import { buildSite, siteFolder } from './build/site.ts'

const help = `npm run dev [-- options]

Starts the whole demo on this machine: private PostgreSQL and NATS, a local beacon, three witnesses of the public logs,
the independent control system, signer, lane, worker, gateway and console, five operators with games and players, simulated players
who buy tickets, an inbox with every mail and text message, and staff who approve documents and withdrawals. Ctrl-C stops
everything; the data stays.

  --port N        port of the gateway (4000)
  --admin-port N  admin port of the gateway: API reference and metrics (4001)
  --inbox-port N  port of the inbox (4032)
  --console-port N
                  port of the console for staff (4100)
  --folder PATH   data, keys and logs (.run/dev)
  --fresh         delete the data of earlier runs first
  --players N     simulated players per operator (20)
  --rate N        purchases per second of all simulated players (4)
  --approval N    seconds until a document or a withdrawal is approved (60)
  --no-crowd      start no simulated players
  --no-build      serve the last build of the site and the console
  --help          print this help

Needs PostgreSQL 15 or newer, nats-server and Python 3; on Debian: apt-get install postgresql nats-server python3`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    'admin-port': { type: 'string', default: '4001' },
    'inbox-port': { type: 'string', default: '4032' },
    'console-port': { type: 'string', default: '4100' },
    folder: { type: 'string', default: join(import.meta.dirname, '..', '.run', 'dev') },
    fresh: { type: 'boolean', default: false },
    players: { type: 'string', default: '20' },
    rate: { type: 'string', default: '4' },
    approval: { type: 'string', default: '60' },
    'no-crowd': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const say = (line: string): void => console.log(line)

/** The first people and their roles, so that the line stays readable. */
const listNames = (): string =>
  Object.values(consoleStaff)
    .slice(0, 3)
    .map(({ name, roles }) => `${name} (${roles.join(', ')})`)
    .join(', ')

const main = async (): Promise<void> => {
  if (values.help) return say(help)
  const started = performance.now()
  if (values.fresh) rmSync(values.folder, { recursive: true, force: true })
  say('building the site and the console and starting PostgreSQL, NATS and the services …')
  if (!values['no-build']) {
    await buildSite(say)
    await buildConsole(say)
  }
  const demo = await startDemo({
    folder: values.folder,
    durable: true,
    port: Number(values.port),
    adminPort: Number(values['admin-port']),
    inboxPort: Number(values['inbox-port']),
    consolePort: Number(values['console-port']),
    siteFolder,
    consoleFolder,
    members: showcaseMembers,
    worklists: true,
    players: values['no-crowd'] ? 0 : Number(values.players),
    rate: Number(values.rate),
    approvalMs: Number(values.approval) * 1000,
    report: say,
    // All simulated players share one IP address.
    environment: { FAIRGROUND_RATE_FACTOR: '1000' },
  })
  const { port } = demo.stack
  const line = (name: string, text: string) => say(`  ${name.padEnd(16)} ${text}`)
  say(`\nready after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  for (const { name, code } of showcaseMembers) line(name, `http://${code}.localhost:${port}`)
  say('')
  line('Inbox', `${demo.inboxUrl}  all mails and text messages of the demo`)
  line('Players', `${demoPlayers.join(', ')}  password ${demoPassword}`)
  line('To register', 'any e-mail address, phone 07700 900123, card 4242 4242 4242 4242')
  line('Approvals', `documents and withdrawals are approved after ${values.approval} s`)
  line('Staff', 'npm run operator -- demo-sign-in tom, then npm run operator -- --help')
  line('Console', `${demo.stack.consoleUrl}  sign in as ${listNames()} … (demo staff, software passkeys)`)
  line('API reference', `http://127.0.0.1:${values['admin-port']}/reference`)
  line('Public log', `http://127.0.0.1:${port}/fair/1/checkpoint  seen by three witnesses`)
  line('Control system', 'counts the tickets and computes the winners of every draw, in Python')
  line('Logs', values.folder)
  say('\n  check the books at any time: npm run audit · Ctrl-C stops everything\n')

  const stop = () => {
    say('stopping …')
    void demo.stop().finally(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
