import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections, which could take a port before its server does. */
const [firstPort, lastPort] = [11_000, 32_000]

// Each process counts on from its own start, so that two processes do not choose the same port.
let next = randomInt(firstPort, lastPort)

/** Returns an unused port. */
export const freePort = async (): Promise<number> => {
  for (let attempt = firstPort; attempt < lastPort; attempt++) {
    const port = next
    next = next + 1 < lastPort ? next + 1 : firstPort
    if (await isFree(port)) return port
  }
  throw new Error(`every port from ${firstPort} to ${lastPort} is in use`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
