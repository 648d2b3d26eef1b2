import { connect, createServer, type Socket } from 'node:net'

export interface Forwarding {
  stop(): void
}

interface End {
  readonly host: string
  readonly port: number
}

/** Forwards connections from one address to another, so that a server on the loopback is reached through a link. */
export const forward = (from: End, to: End): Promise<Forwarding> =>
  new Promise((resolve, reject) => {
    const open = new Set<Socket>()
    const server = createServer(near => {
      const far = connect(to)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(socket)
        socket.setNoDelay(true)
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          open.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
    server.once('error', reject)
    server.listen(from.port, from.host, () =>
      resolve({
        stop() {
          for (const socket of open) socket.destroy()
          server.close()
        },
      }),
    )
  })
