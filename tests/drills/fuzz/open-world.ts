import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { restClient } from '@fairground/client/rest'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { seed } from '@fairground/testkit/demo/seed'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { post } from '@fairground/server/signer/transport/post'
import { run } from '@fairground/testkit/services/process'
import { type Launch, startStack } from '@fairground/testkit/stack/stack'
import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { faultMember, startBalance } from '#faults/fault-world.ts'
import { type AdminPorts } from '../support/admin-ports.ts'
import type { FuzzWorld } from './fuzz-target.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** No sale closes during the drill. */
const member: DemoMember = {
  ...faultMember,
  games: faultMember.games.map(game => ({ ...game, ...hourlyFromNow() })),
}
const playerCount = 8
/** They do nothing until the planted faults are sought, so that no earlier input limits what they may buy. */
const freshPlayerCount = 4
const loginEveryMs = 3000

export interface OpenFuzzWorld extends FuzzWorld {
  /** How often a process of the platform has ended. */
  countCrashes(): number
  /** Logs other players in, who have sent nothing yet. */
  useFreshPlayers(): Promise<void>
  stop(): Promise<void>
}

/** Starts a stack, and a second signer that no draw uses, and keeps some players logged in. */
export const openFuzzWorld = async (folder: string, ports: AdminPorts): Promise<OpenFuzzWorld> => {
  mkdirSync(folder, { recursive: true })
  let signerSettings: Readonly<Record<string, string>> = {}
  const launch = async (name: string, settings: Readonly<Record<string, string>>): Promise<Launch> => {
    if (name === 'signer') signerSettings = settings
    return ports.launch(name)
  }
  const environment = {
    FAIRGROUND_RATE_FACTOR: '1000000',
    FAIRGROUND_LOG_LEVEL: 'info',
    FAIRGROUND_TRUSTED_PROXIES: '127.0.0.0/8',
  }
  const stack = await startStack({ folder, durable: true, environment, launch })
  const stops: (() => Promise<void>)[] = [() => stack.stop()]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const { ownerUrl, natsUrl, keyFolder } = stack
    const crowd = playerCount + freshPlayerCount
    await seed({ ownerUrl, natsUrl, keyFolder, members: [member], crowd, balance: startBalance })
    const signerFolder = join(folder, 'fuzzed-signer')
    let signerEnds = 0
    const signer = run(process.execPath, ['apps/server/src/main.ts', '--services=signer'], {
      cwd: root,
      logFile: join(folder, 'fuzzed-signer.log'),
      env: {
        ...process.env,
        ...signerSettings,
        ...(await ports.launch('fuzzed-signer')).environment,
        FAIRGROUND_SIGNER_FOLDER: signerFolder,
      },
    })
    void signer.exited.then(() => (signerEnds += 1))
    stops.push(() => signer.stop())
    const signerSocket = join(signerFolder, 'signer.sock')
    await retryUntilSuccess(() => post({ socket: signerSocket }, undefined, '/status', '{}', 5000))
    const instanceIds = await asOwner(ownerUrl, async client => {
      for (;;) {
        const { rows } = await client.query<{ id: number }>(
          'SELECT id FROM game_instance ORDER BY game_id, id',
        )
        if (rows.length >= member.games.length * 2) return rows.map(row => row.id)
        await pause(100)
      }
    })
    const players = await logInAll(stack.port, () => endBreaks(ownerUrl))
    stops.push(async () => players.stop())
    const watched = [
      stack.processes.gateway,
      stack.processes.lane,
      stack.processes.worker,
      stack.processes.signer,
    ]
    return {
      stack,
      member,
      signerSocket,
      instanceIds,
      playerId: players.firstId,
      getToken: players.getToken,
      useFreshPlayers: players.useFresh,
      countCrashes: () => watched.reduce((sum, process) => sum + process.restarts(), signerEnds),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Generated calls make every player take a break, and then all later calls would be those of visitors. */
const endBreaks = (ownerUrl: string): Promise<unknown> =>
  asOwner(ownerUrl, client =>
    client.query(
      `UPDATE player SET restricted_until = clock_timestamp()
        WHERE status IN ('timedOut', 'selfExcluded') AND restricted_until > clock_timestamp()`,
    ),
  )

const toNames = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `crowd${first + i}`)

/** Keeps logging players in, because generated calls end sessions, close accounts and change passwords. */
const logInAll = async (port: number, endBreaks: () => Promise<unknown>) => {
  const tokens = new Map<string, string>()
  const logIn = async (username: string): Promise<number> => {
    let token: string | null = null
    const { id: memberId, siteKey } = member
    const store = { read: () => token, write: (next: string | null) => void (token = next) }
    const { call } = restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store })
    const { player } = await call('login', { username, password: demoPassword })
    if (token !== null) tokens.set(username, token)
    return player.id
  }
  const logInAtOnce = () => Promise.all(names.map(name => retryUntilSuccess(() => logIn(name))))
  let names = toNames(1, playerCount)
  const [firstId = 0] = await logInAtOnce()
  let isStopped = false
  let turn = 0
  const renewing = (async () => {
    while (!isStopped) {
      await pause(loginEveryMs)
      await endBreaks().catch(() => undefined)
      turn += 1
      await logIn(names[turn % names.length]!).catch(() => undefined)
    }
  })()
  return {
    firstId,
    getToken: () => tokens.get(names[(turn + 1 + Math.floor(names.length / 2)) % names.length]!) ?? '',
    useFresh: async () => {
      names = toNames(1 + playerCount, freshPlayerCount)
      await logInAtOnce()
    },
    stop: async () => {
      isStopped = true
      await renewing
    },
  }
}
