import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installMissing } from './services/install.ts'
import { readState, servicesFolder } from './services/state.ts'
import { up } from './services/up.ts'

const help = `npm run services -- up|down|status [--install]

  up        start a private PostgreSQL (migrated) and NATS on free ports, print their addresses, and run until
            Ctrl-C; the data stays in .run/services
  down      stop a running \`up\` and wait until it has stopped
  status    print the addresses of a running \`up\`; exit code 1 if none is running
  --install with up: install missing Debian packages first (for CI machines, as root)`

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { install: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return say(help, 0)
  const [command] = positionals
  if (command === 'down') return stop()
  if (command === 'status') return status()
  if (command !== 'up') return say(help, 2)
  if (values.install) installMissing()
  return start()
}

const start = async (): Promise<number> => {
  const running = readState()
  if (running) return say(`already running as process ${running.pid}`, 1)
  await up(environment => {
    say(addresses(environment), 0)
    say('Press Ctrl-C to stop the services.', 0)
  })
  return say('stopped', 0)
}

const stop = async (): Promise<number> => {
  const running = readState()
  if (!running) return say('not running', 0)
  process.kill(running.pid, 'SIGTERM')
  for (let waited = 0; waited < 200; waited += 1) {
    if (!readState()) return say('stopped', 0)
    await setTimeout(100)
  }
  return say(`still running after 20 s; see the logs in ${servicesFolder}`, 1)
}

const status = (): number => {
  const running = readState()
  return running ? say(addresses(running.environment), 0) : say('not running', 1)
}

const addresses = (environment: Readonly<Record<string, string>>): string =>
  Object.entries(environment)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join('\n')

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()
