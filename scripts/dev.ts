import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import { seed } from '@fairground/testkit/demo/seed'
import { demoMembers, demoPassword, demoPlayers } from '@fairground/testkit/demo/world'
import { startStack } from '@fairground/testkit/stack/stack'
import { buildSite, siteFolder } from './build/site.ts'

const help = `npm run dev [-- options]

Starts the whole demo on this machine: private PostgreSQL and NATS, a local beacon, signer, lane, worker and gateway,
three operators with games and players, and simulated players who buy tickets. Ctrl-C stops everything; the data stays.

  --port N       port of the gateway (4000)
  --folder PATH  data, keys and logs (.run/dev)
  --fresh        delete the data of earlier runs first
  --players N    simulated players per operator (20)
  --rate N       purchases per second of all simulated players (4)
  --no-crowd     start no simulated players
  --no-build     serve the last build of the site
  --help         print this help

Needs PostgreSQL 15 or newer and nats-server; on Debian: apt-get install postgresql nats-server`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    folder: { type: 'string', default: join(import.meta.dirname, '..', '.run', 'dev') },
    fresh: { type: 'boolean', default: false },
    players: { type: 'string', default: '20' },
    rate: { type: 'string', default: '4' },
    'no-crowd': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const say = (line: string): void => console.log(line)

const main = async (): Promise<void> => {
  if (values.help) return say(help)
  const started = performance.now()
  const players = Number(values.players)
  if (values.fresh) rmSync(values.folder, { recursive: true, force: true })
  say('building the site and starting PostgreSQL, NATS and the services …')
  const built = values['no-build'] ? Promise.resolve() : buildSite(say)
  await built
  const stack = await startStack({
    folder: values.folder,
    durable: true,
    port: Number(values.port),
    siteFolder,
    report: say,
    // All simulated players share one IP address.
    environment: { FAIRGROUND_RATE_FACTOR: '1000' },
  })
  await seed({
    ownerUrl: stack.ownerUrl,
    natsUrl: stack.natsUrl,
    members: demoMembers,
    crowd: players,
    keyFolder: join(stack.folder, 'keys'),
    extras: true,
  })
  const baseUrl = `http://127.0.0.1:${stack.port}`
  const crowd = values['no-crowd']
    ? undefined
    : startCrowd({ baseUrl, members: demoMembers, players, rate: Number(values.rate), report: say })
  say(`\nready after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  for (const member of demoMembers)
    say(`  ${member.name.padEnd(12)} http://${member.code}.localhost:${stack.port}`)
  say(`\n  log in as ${demoPlayers.join(', ')} with the password ${demoPassword}`)
  say(
    `  API reference http://127.0.0.1:${stack.port}/reference · metrics /metrics · logs in ${values.folder}`,
  )
  say('  check the books at any time: npm run audit · Ctrl-C stops everything\n')

  const stop = () => {
    say('stopping …')
    void Promise.resolve(crowd?.stop())
      .then(() => stack.stop())
      .finally(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
