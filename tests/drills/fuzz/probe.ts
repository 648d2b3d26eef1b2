import { restClient } from '@fairground/client/rest'
import { pause } from '#support/pause.ts'
import type { FuzzWorld } from './fuzz-target.ts'

const everyMs = 200

/** Another client, who lists the games all the time. */
export const startProbe = ({ stack, member }: FuzzWorld) => {
  const store = { read: () => null, write: () => undefined }
  const { id: memberId, siteKey } = member
  const { call } = restClient({ baseUrl: `http://127.0.0.1:${stack.port}`, memberId, siteKey, token: store })
  const times: number[] = []
  const failures: string[] = []
  let isStopped = false
  const asking = (async () => {
    while (!isStopped) {
      const began = performance.now()
      await call('getFilteredGames', { filter: { maxResults: 10 } }).then(
        () => times.push(performance.now() - began),
        (error: unknown) => failures.push(`another client was not served: ${String(error)}`),
      )
      await pause(everyMs)
    }
  })()
  return {
    async stop() {
      isStopped = true
      await asking
      const sorted = times.toSorted((a, b) => a - b)
      return {
        failures,
        count: times.length,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        longest: sorted.at(-1) ?? 0,
      }
    },
  }
}
