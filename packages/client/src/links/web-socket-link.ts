import { type ClientMessage, messageKinds } from '@fairground/contract/channel'
import type { OpenLink } from '#link.ts'

interface WebSocketLinkOptions {
  readonly url: string
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
}

/** Loaded while the socket connects: a page can paint before it reads a message. */
const loadCodec = () => import('#codec.ts')

export const webSocketLink =
  ({ url, WebSocket = globalThis.WebSocket }: WebSocketLinkOptions): OpenLink =>
  ({ onOpen, onMessage, onDrop }) => {
    let codec: Awaited<ReturnType<typeof loadCodec>> | null = null
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    void loadCodec().catch(() => undefined)
    const start = async (): Promise<void> => {
      try {
        codec = await loadCodec()
        onOpen()
      } catch {
        onDrop()
      }
    }
    socket.addEventListener('open', () => void start())
    // The server sends nothing before HELLO, which needs the codec.
    socket.addEventListener('message', ({ data }) => onMessage(codec?.decode(data) ?? null))
    socket.addEventListener('close', onDrop)
    socket.addEventListener('error', onDrop)
    const send = (message: ClientMessage): void => {
      if (codec !== null) socket.send(codec.encode(message))
    }
    return {
      greetsWithTopics: false,
      greet: hello => send([messageKinds.HELLO, hello]),
      send,
      close: () => socket.close(),
    }
  }
