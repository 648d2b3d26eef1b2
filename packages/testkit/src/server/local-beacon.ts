import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { randomness, roundAt } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'

export interface LocalBeacon {
  readonly url: string
  readonly chainFile: string
  stop(): Promise<void>
}

/** A local beacon that also signs future rounds on request, so that tests do not wait for the round of a draw. */
export const startLocalBeacon = async (folder: string, periodSeconds = 1): Promise<LocalBeacon> => {
  const secret = new Uint8Array(randomBytes(32))
  const chain = localChain(secret, Math.floor(Date.now() / 1000) - 1000, periodSeconds, 'test')
  const chainFile = join(folder, 'chain.json')
  writeFileSync(chainFile, JSON.stringify(chain))
  const server = createServer((request, response) => {
    const requested = /\/public\/(latest|\d+)$/.exec(request.url ?? '')?.[1]
    if (requested === undefined) return response.writeHead(404).end()
    const round = requested === 'latest' ? roundAt(chain, Date.now()) : Number(requested)
    const signature = signRound(secret, round)
    const body = JSON.stringify({ round, signature, randomness: hex(randomness(unhex(signature))) })
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    chainFile,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
