import { connect, createServer, type Socket } from 'node:net'

export interface ProxyOptions {
  /** Closes a connection on which nothing was sent for this time. */
  readonly idleMs?: number
  /** What happens to requests for a WebSocket: 'refused' answers 400, 'stripped' removes the headers of the upgrade. */
  readonly upgrades?: 'passed' | 'refused' | 'stripped'
}

/** A network between client and gateway that can be cut or can hold what clients send. */
export const startTcpProxy = async (
  targetUrl: string,
  { idleMs, upgrades = 'passed' }: ProxyOptions = {},
) => {
  const target = Number(new URL(targetUrl).port)
  const open = new Set<Socket>()
  const pairs = new Map<Socket, Socket>()
  let isHolding = false
  let isCut = false
  let connections = 0
  let closedIdle = 0

  const pass = (client: Socket, first: Buffer): void => {
    const upstream = connect(target, '127.0.0.1')
    const both = [client, upstream]
    for (const socket of both) {
      open.add(socket)
      const close = (): void => {
        open.delete(socket)
        for (const each of both) each.destroy()
      }
      socket.on('close', close)
      socket.on('error', close)
      if (idleMs !== undefined) {
        socket.setTimeout(idleMs, () => {
          closedIdle += 1
          close()
        })
      }
    }
    client.unshift(first)
    pairs.set(client, upstream)
    client.on('close', () => pairs.delete(client))
    if (!isHolding) client.pipe(upstream)
    upstream.pipe(client)
  }

  const server = createServer(client => {
    client.on('error', () => client.destroy())
    if (isCut) client.destroy()
    connections += 1
    client.once('data', (first: Buffer) => {
      client.pause()
      const head = first.toString('latin1')
      const isUpgrade = /^upgrade: websocket/im.test(head)
      if (isUpgrade && upgrades === 'refused') {
        client.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
        return
      }
      const stripped = head.replace(/^(upgrade|connection|sec-websocket-[a-z]+): .*\r\n/gim, '')
      pass(client, isUpgrade && upgrades === 'stripped' ? Buffer.from(stripped, 'latin1') : first)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    closedIdle: () => closedIdle,
    /** Ends all connections and refuses new ones. */
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    restore: () => {
      isCut = false
    },
    /** Keeps what clients send until the release. The connections stay open. */
    hold: () => {
      isHolding = true
      for (const [client, upstream] of pairs) client.unpipe(upstream).pause()
    },
    release: () => {
      isHolding = false
      for (const [client, upstream] of pairs) client.pipe(upstream)
    },
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
