import { type Bytes, unhex } from '#encoding/bytes.ts'
import { type Receipt, receiptHash } from './receipt.ts'
import { attempt, hexBytes, integer, object, type Problem, text } from '#encoding/shape.ts'
import { verify } from '#crypto/signature.ts'

/** A buyer's receipt: JSON with hexadecimal bytes and the platform's signature. */
export interface SignedReceipt {
  instance: string
  seq0: number
  leafHash: string
  treeSize: number
  root: string
  unixMs: number
  signature: string
}

const place = integer(0, 0xffffffff)

const shape = object<SignedReceipt>({
  instance: text(200),
  seq0: place,
  leafHash: hexBytes(32),
  treeSize: place,
  root: hexBytes(32),
  unixMs: integer(0, 8_640_000_000_000_000),
  signature: hexBytes(64),
})

export const parseReceipt = (source: unknown): SignedReceipt | Problem => attempt(shape, source, 'receipt')

export const toReceipt = (signed: SignedReceipt): Receipt => ({
  instance: signed.instance,
  seq0: signed.seq0,
  leafHash: unhex(signed.leafHash),
  treeSize: signed.treeSize,
  root: unhex(signed.root),
  unixMs: signed.unixMs,
})

export const verifyReceipt = (platformKey: Bytes, signed: SignedReceipt): boolean =>
  verify(platformKey, receiptHash(toReceipt(signed)), unhex(signed.signature))
