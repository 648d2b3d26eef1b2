import { type ClientMessage, codecOptions, type ServerMessage } from '@fairground/contract/channel'
import { parseServerMessage } from '@fairground/contract/parse-message'
import { Packr } from 'msgpackr'

const packr = new Packr(codecOptions)

export const encode = (message: ClientMessage): Uint8Array<ArrayBuffer> =>
  packr.pack(message) as Uint8Array<ArrayBuffer>

/** Returns null for anything that is not a message of this protocol. */
export const decode = (data: unknown): ServerMessage | null => {
  if (!(data instanceof ArrayBuffer)) return null
  try {
    return parseServerMessage(packr.unpack(new Uint8Array(data)))
  } catch {
    return null
  }
}
