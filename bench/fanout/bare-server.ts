import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { serverFrame } from './frame.ts'

/** Plain ws: frames each message of the parent process once and writes it to every socket. */
const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const open = new Set<Duplex>()
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, () => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))
process.on('message', (text: string) => {
  const frame = serverFrame(Buffer.from(text, 'latin1'))
  for (const socket of open) socket.write(frame)
})
