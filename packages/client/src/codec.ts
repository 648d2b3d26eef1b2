import { type ClientMessage, codecOptions, type ServerMessage } from '@fairground/contract/channel'
import { readServerMessage } from '@fairground/contract/channel-reading'
import { Packr } from 'msgpackr'

const packr = new Packr(codecOptions)

export const encode = (message: ClientMessage): Uint8Array<ArrayBuffer> =>
  packr.pack(message) as Uint8Array<ArrayBuffer>

/** Null for anything that is not a message of this protocol. */
export const decode = (data: unknown): ServerMessage | null => {
  if (!(data instanceof ArrayBuffer)) return null
  try {
    return readServerMessage(packr.unpack(new Uint8Array(data)))
  } catch {
    return null
  }
}
