import { connect, type Socket } from 'node:net'

/** Encodes a binary WebSocket frame as a client sends it: with a zero mask, which leaves the payload unchanged. */
export const toClientFrame = (payload: Uint8Array, firstByte = 0x82): Buffer => {
  const { length } = payload
  const isShort = length < 126
  const head = Buffer.alloc(isShort ? 2 : length < 65_536 ? 4 : 10)
  head[0] = firstByte
  head[1] = 0x80 | (isShort ? length : head.length === 4 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

/** Passes the payload of each complete data frame to the callback and returns the remaining bytes. */
export const readServerFrames = (buffer: Buffer, onPayload: (payload: Buffer) => void): Buffer => {
  let rest = buffer
  while (rest.length >= 2) {
    const short = rest[1]! & 0x7f
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (rest.length < head) break
    const length =
      short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
    if (rest.length < head + length) break
    if ((rest[0]! & 0x0f) < 8) onPayload(rest.subarray(head, head + length))
    rest = rest.subarray(head + length)
  }
  return rest
}

export interface RawSocket {
  readonly socket: Socket
  isClosed(): boolean
}

export interface RawOptions {
  readonly port: number
  readonly localAddress?: string
  readonly onPayload?: (payload: Buffer) => void
  /** Runs when the other side closes the connection or it breaks. */
  readonly onClose?: () => void
  readonly timeoutMs?: number
}

const upgrade =
  'GET /api/channel HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** Opens a channel that sends nothing by itself: it answers neither pings nor the end of the connection. */
export const openRawSocket = ({
  port,
  localAddress = '127.0.0.1',
  onPayload = () => undefined,
  onClose = () => undefined,
  timeoutMs = 15_000,
}: RawOptions): Promise<RawSocket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    const timer = setTimeout(() => socket.destroy(new Error('no upgrade in time')), timeoutMs)
    let isOpen = false
    let isClosed = false
    let rest: Buffer = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      isClosed = true
      reject(new Error('the gateway closed the connection'))
      onClose()
    })
    socket.on('data', (piece: Buffer) => {
      rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (rest.toString('latin1', 9, 12) !== '101') return void socket.destroy()
        clearTimeout(timer)
        isOpen = true
        rest = rest.subarray(end + 4)
        resolve({ socket, isClosed: () => isClosed })
      }
      rest = readServerFrames(rest, onPayload)
    })
    socket.write(upgrade)
  })
