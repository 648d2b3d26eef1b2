import type { BeaconChain } from '#beacon/beacon.ts'
import type { DrawRecord } from './draw-record.ts'
import { flag, hexBytes, integer, object, text } from '#encoding/shape.ts'

export const id = text(200)
export const hash = hexBytes(32)
export const signature = hexBytes(64)
export const beaconSignature = hexBytes(48)
const lastDate = 8_640_000_000_000_000
export const time = integer(0, lastDate)
export const place = integer(0, 0xffffffff)
export const round = integer(1, 0xffffffffffff)
/** Bounds the time to verify a file: longer chains are rejected. */
export const maxLinks = 10_000_000

export const beaconChain = object<BeaconChain>({
  name: text(100),
  chainHash: hash,
  publicKey: hexBytes(96),
  genesis: integer(0, lastDate / 1000),
  period: integer(1, 86_400),
  local: flag,
})

export const beacon = object<DrawRecord['beacon']>({
  chain: beaconChain,
  round,
  signature: beaconSignature,
  lastSeen: object<DrawRecord['beacon']['lastSeen']>({ round, signature: beaconSignature }),
})

/** The record fields that verify the seal (the signed close record). */
export const sealFields = {
  chain: object<DrawRecord['chain']>({
    anchor: hash,
    index: integer(1, maxLinks),
    previous: hash,
    link: hash,
  }),
  beacon,
  close: object<DrawRecord['close']>({
    hash,
    platformSignature: signature,
    signerSignature: signature,
    signerAt: time,
  }),
  keys: object<DrawRecord['keys']>({ platform: hash, signer: hash }),
}
