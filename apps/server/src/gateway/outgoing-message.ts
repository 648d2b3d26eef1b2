import { messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { encodeMessage } from './codec.ts'
import { toFrame } from './frame.ts'

/** A message to one or many viewers. Each encoding is made at most once, and only for a transport that needs it. */
export class OutgoingMessage {
  readonly message: ServerMessage
  #payload: Buffer | undefined
  #frame: Buffer | undefined
  #event: Buffer | undefined

  constructor(message: ServerMessage) {
    this.message = message
  }

  /** The msgpack message. */
  get payload(): Buffer {
    return (this.#payload ??= encodeMessage(this.message))
  }

  /** The complete WebSocket frame. */
  get frame(): Buffer {
    return (this.#frame ??= toFrame(this.payload))
  }

  /** The message as a server-sent event. Its id is the position in the topic. */
  get event(): Buffer {
    return (this.#event ??= Buffer.from(`${toIdLine(this.message)}data: ${JSON.stringify(this.message)}\n\n`))
  }
}

const toIdLine = (message: ServerMessage): string => {
  if (message[0] === messageKinds.EVENTS) return `id: ${message[1]}:${message[3]}\n`
  return message[0] === messageKinds.SNAPSHOT ? `id: ${message[1]}:${message[2]}\n` : ''
}
