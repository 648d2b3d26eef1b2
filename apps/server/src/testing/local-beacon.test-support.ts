import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'

/** A local beacon with drand's HTTP protocol. Tests can silence it or make it publish rounds early. */
export const startLocalBeacon = async () => {
  const secret = new Uint8Array(32).fill(6)
  const chain = localChain(secret, Math.floor(Date.now() / 1000) - 3000, 3, 'test')
  const state = { silent: false, aheadMs: 0 }
  const server = createServer((request, response) => {
    const requested = request.url?.split('/').at(-1)
    const round = requested === 'latest' ? roundAt(chain, Date.now()) : Number(requested)
    const isPublished = roundTime(chain, round) <= Date.now() + state.aheadMs
    if (state.silent || !isPublished) return response.writeHead(404).end()
    return response.end(JSON.stringify({ round, signature: signRound(secret, round) }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    chain,
    state,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
