import { bootstrap } from '#core/bootstrap.ts'
import { createComparison } from './comparison.ts'
import type { ReadLogFile } from './log-files.ts'
import { keptPolicy, seenCheckpoints } from './kept-stores.ts'

export { readNews } from './log-files.ts'

const timeoutMs = 10_000

export const readLogFile: ReadLogFile = async path => {
  const response = await fetch(`/fair/${bootstrap.memberId}/${path}`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`reading ${path} of the log failed with status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

const request = async (address: string, options: RequestInit): Promise<string> => {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the witness answered with status ${response.status}`)
  return response.text()
}

export const compareInBrowser = createComparison({
  policies: keptPolicy,
  seen: seenCheckpoints,
  readFile: readLogFile,
  readWitness: address => request(address, {}),
  post: async (address, body) => void (await request(address, { method: 'POST', body })),
  now: Date.now,
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
})
