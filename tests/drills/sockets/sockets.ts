import { asOwner } from '#support/as-owner.ts'
import { faultMember } from '#faults/fault-world.ts'
import { pause } from '#support/pause.ts'
import type { Drill } from '../drill.ts'
import { type AdminPorts, createAdminPorts } from '../support/admin-ports.ts'
import { disturbSale } from '../support/disturb-sale.ts'
import { readSample } from '../support/watch-processes.ts'
import { openIdleSockets } from './idle-sockets.ts'
import { runReaders } from './readers.ts'

const defaultCount = 20_000
const shortCount = 1000
const openWithinMs = 300_000
const stormBoundSeconds = 60
const maxBytesPerSocket = 16 << 10
/** A gateway closes a reader with 4 MB of unread answers, or one that stays slow for 10 s. */
const slowReaders = { full: { count: 50, forMs: 60_000 }, short: { count: 8, forMs: 30_000 } }
const maxBytesPerSlowReader = 6 << 20
/** Any load lets a young gateway grow, by compiled code and garbage. */
const maxFixedBytes = { idle: 46 << 20, slow: 100 << 20 }
/** Readers that do read, so that idle channels and slow readers find gateways that have grown. */
const warmUp = { count: 8, forMs: 10_000, areSlow: false }

export const sockets: Drill = {
  proves:
    '20,000 idle channels and a reconnect storm of all of them are served within 60 s; readers that do not read are closed, and memory stays bounded',
  run: options => {
    const { isShort, count = isShort ? shortCount : defaultCount, say } = options
    const ports = createAdminPorts()
    return disturbSale(options, {
      stack: {
        launch: name => ports.launch(name),
        // Two gateways, because a process may often have no more than 20,000 open files.
        standbys: true,
      },
      perSecond: 10,
      async disturb({ stack }) {
        const gateways = [stack.processes.gateway, stack.standbys!.gateway]
        const gatewayPorts = [stack.port, stack.standbys!.port]
        await pause(5000)
        await Promise.all(gatewayPorts.map(port => runReaders({ ...warmUp, port })))
        await pause(3000)
        const before = await readMemory(ports)
        const idle = openIdleSockets(gatewayPorts, count)
        try {
          const isOpen = await idle.untilServed(openWithinMs)
          say(`${idle.served()} of ${count} channels are open`)
          await pause(5000)
          const idleBytes = (await readMemory(ports)) - before
          const restarts = gateways.map(gateway => gateway.restarts())
          await Promise.all(gateways.map(gateway => gateway.kill()))
          while (gateways.some((gateway, i) => gateway.restarts() === restarts[i])) await pause(20)
          const stormAt = performance.now()
          while (idle.served() === count) await pause(20)
          await Promise.all(gatewayPorts.map(untilReady))
          const readyAt = performance.now()
          const isServed = await idle.untilServed(openWithinMs)
          const stormSeconds = (performance.now() - readyAt) / 1000
          say(`the gateways restarted within ${((readyAt - stormAt) / 1000).toFixed(1)} s`)
          const slow = isShort ? slowReaders.short : slowReaders.full
          await pause(Math.max(3000, waitForNextDraw(slow.forMs)))
          const shortenTitle = await enlargeTitle(stack.ownerUrl)
          await runReaders({ ...warmUp, port: stack.port })
          await pause(3000)
          const calm = await readMemory(ports)
          const slowRun = runReaders({ ...slow, port: stack.port, areSlow: true })
          let highest = calm
          let isDone = false
          void slowRun.finally(() => (isDone = true)).catch(() => undefined)
          while (!isDone) {
            highest = Math.max(highest, await readMemory(ports))
            await pause(500)
          }
          const closed = await slowRun
          await shortenTitle()
          const growth = highest - calm
          const stormBound = isShort ? stormBoundSeconds / 2 : stormBoundSeconds
          return {
            figures: [
              `${count} idle channels: ${(idleBytes / count / 1024).toFixed(1)} kB of a gateway each`,
              `reconnect storm: all served ${stormSeconds.toFixed(1)} s after both gateways were ready`,
              `${closed} of ${slow.count} readers that do not read were closed, memory grew by ${(growth / (1 << 20)).toFixed(1)} MB at most`,
            ],
            problems: [
              ...(isOpen ? [] : [`only ${idle.served()} of ${count} channels were opened`]),
              ...(idleBytes > count * maxBytesPerSocket + maxFixedBytes.idle
                ? ['an idle channel takes too much memory']
                : []),
              ...(isServed && stormSeconds <= stormBound ? [] : ['the reconnect storm took too long']),
              ...(closed === slow.count ? [] : [`${slow.count - closed} slow readers were kept`]),
              ...(growth > slow.count * maxBytesPerSlowReader + maxFixedBytes.slow
                ? ['slow readers take too much memory']
                : []),
            ],
          }
        } finally {
          idle.stop()
        }
      },
    })
  },
}

const hotGame = faultMember.games[0]!
const drawMs = 60_000

/** The record of a draw has a title of the usual length, so the title is long only between two draws of the game. */
const waitForNextDraw = (forMs: number): number => {
  const left = hotGame.everyMs - (Date.now() % hotGame.everyMs)
  return left > forMs + drawMs ? 0 : left + drawMs
}

/**
 * The kernel holds some megabytes of unread answers for a reader, so small answers would take minutes to fill it. Returns
 * what restores the title.
 */
const enlargeTitle = async (ownerUrl: string): Promise<() => Promise<void>> => {
  const setTitle = async (title: string): Promise<void> => {
    await asOwner(ownerUrl, client =>
      client.query('UPDATE game SET title = $1 WHERE id = $2', [title, hotGame.id]),
    )
  }
  await setTitle('x'.repeat(300_000))
  return () => setTitle(hotGame.title)
}

/** The memory of both gateways. */
const readMemory = async (ports: AdminPorts): Promise<number> => {
  const samples = [...ports.addresses()].filter(([name]) => name.startsWith('gateway'))
  if (samples.length < 2) throw new Error('a gateway has no admin port')
  const sizes = await Promise.all(samples.map(async ([, address]) => (await readSample(address)).rssBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const untilReady = async (port: number): Promise<void> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answer?.ok === true) return
    await pause(50)
  }
}
