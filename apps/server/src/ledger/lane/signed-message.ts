import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto'
import type { CommandClass } from '#ledger/command-classes.ts'
import type { LaneKey } from './lane-keys.ts'

/** A lane reads only this version of the message format. */
const formatVersion = 1
const idBytes = 16
const macBytes = 32
// Format, key version, id, time, then the signature and the commands.
const headBytes = 1 + 4 + idBytes + 8

export interface Destination {
  readonly memberId: number
  readonly commandClass: CommandClass
}

export interface SignedMessage {
  readonly keyVersion: number
  readonly id: string
  readonly sentAt: number
  readonly commands: Uint8Array
}

/** Signs a message of commands for one lane and one class. Each sending has its own id, also of the same commands. */
export const signMessage = (
  key: LaneKey,
  destination: Destination,
  commands: Uint8Array,
  sentAt: number,
): Buffer => {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(formatVersion, 0)
  head.writeUInt32BE(key.version, 1)
  randomFillSync(head, 5, idBytes)
  head.writeBigUInt64BE(BigInt(sentAt), 5 + idBytes)
  return Buffer.concat([head, computeMac(key.secret, destination, head, commands), commands])
}

/** Returns the message if its signature is right, or undefined. */
export const openMessage = (
  findKey: (version: number) => Uint8Array | undefined,
  destination: Destination,
  bytes: Uint8Array,
): SignedMessage | undefined => {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (message.length < headBytes + macBytes || message.readUInt8(0) !== formatVersion) return undefined
  const keyVersion = message.readUInt32BE(1)
  const secret = findKey(keyVersion)
  if (!secret) return undefined
  const head = message.subarray(0, headBytes)
  const commands = message.subarray(headBytes + macBytes)
  const mac = message.subarray(headBytes, headBytes + macBytes)
  if (!timingSafeEqual(mac, computeMac(secret, destination, head, commands))) return undefined
  return {
    keyVersion,
    id: head.toString('latin1', 5, 5 + idBytes),
    sentAt: Number(head.readBigUInt64BE(5 + idBytes)),
    commands,
  }
}

const computeMac = (
  secret: Uint8Array,
  { memberId, commandClass }: Destination,
  head: Uint8Array,
  commands: Uint8Array,
): Buffer =>
  createHmac('sha256', secret)
    .update(`fairground lane ${memberId} ${commandClass}\n`)
    .update(head)
    .update(commands)
    .digest()
