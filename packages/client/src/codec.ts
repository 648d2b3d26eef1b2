import { type ClientMessage, codecOptions, type ServerMessage } from '@fairground/contract/channel'
import { parseServerMessage } from '@fairground/contract/parse-message'
import { Packr } from 'msgpackr'

const packr = new Packr(codecOptions)

export const encode = (message: ClientMessage): Uint8Array<ArrayBuffer> => encodeValue(message)

export const encodeValue = (value: unknown): Uint8Array<ArrayBuffer> =>
  packr.pack(value) as Uint8Array<ArrayBuffer>

/** Returns null for anything that is not a message of this protocol. */
export const decode = (data: unknown): ServerMessage | null =>
  data instanceof ArrayBuffer ? decodeBytes(new Uint8Array(data)) : null

export const decodeBytes = (bytes: Uint8Array): ServerMessage | null => {
  try {
    return parseServerMessage(packr.unpack(bytes))
  } catch {
    return null
  }
}

/** Decodes the messages of one batch, which follow each other without separators. */
export const decodeBatch = (bytes: Uint8Array): readonly (ServerMessage | null)[] => {
  try {
    return (packr.unpackMultiple(bytes) as unknown[]).map(parseServerMessage)
  } catch {
    return [null]
  }
}
