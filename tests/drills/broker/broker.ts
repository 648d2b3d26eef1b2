import { pause } from '#support/pause.ts'
import type { Drill } from '../drill.ts'
import { disturbSale } from '../support/disturb-sale.ts'
import { openSession } from './measure-revocation.ts'

const defaultMinutes = 5
const shortSeconds = 10
const settleMs = 10_000
const recoveryBoundSeconds = 30
/** A gateway keeps a session in its cache for a second. The rest is time on a busy machine. */
const revocationBoundSeconds = 2

export const broker: Drill = {
  proves:
    'NATS away for 5 minutes under purchases: nothing is lost or doubled, and a revoked session stops at other gateways meanwhile',
  run: options => {
    const { isShort, minutes, say } = options
    const awayMs = (minutes ?? (isShort ? shortSeconds / 60 : defaultMinutes)) * 60_000
    return disturbSale(options, {
      stack: { standbys: true, patienceMs: awayMs + 300_000 },
      perSecond: 40,
      async disturb({ stack, ports }, recovery) {
        await pause(isShort ? 4000 : settleMs)
        const measureRevocation = await openSession(ports)
        const cutAt = performance.now()
        const bringBack = await stack.processes.nats.takeDown()
        say(`the broker is away for ${(awayMs / 1000).toFixed(0)} s`)
        const revocation = await measureRevocation()
        await pause(Math.max(0, awayMs - (performance.now() - cutAt)))
        bringBack()
        const backAt = performance.now()
        say('the broker is back')
        while (recovery.secondsAfter(backAt) === Infinity && performance.now() - backAt < 120_000)
          await pause(100)
        await pause(isShort ? 4000 : settleMs)
        const recoverySeconds = recovery.secondsAfter(backAt)
        return {
          figures: [
            `acknowledged while the broker was away: ${recovery.countBetween(cutAt + 1000, backAt)}`,
            `recovery: first purchase ${recoverySeconds.toFixed(1)} s after the broker was back`,
            `revoked without a broker: another gateway served the session for ${revocation.httpSeconds.toFixed(2)} s over HTTP, ${revocation.channelSeconds.toFixed(2)} s on its channel`,
          ],
          problems: [
            ...(recoverySeconds > recoveryBoundSeconds ? ['the sale did not recover in time'] : []),
            ...(Math.max(revocation.httpSeconds, revocation.channelSeconds) > revocationBoundSeconds
              ? ['a revoked session was served too long']
              : []),
          ],
        }
      },
    })
  },
}
