import { codecOptions, type ServerMessage } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'

const packr = new Packr(codecOptions)

export const encodeMessage = (message: ServerMessage): Buffer => packr.pack(message)
/** Decodes messages that follow each other without separators. */
export const decodeMessages = (bytes: Uint8Array): unknown[] => packr.unpackMultiple(bytes) as unknown[]
export const decodeMessage = (bytes: Uint8Array): unknown => packr.unpack(bytes)
