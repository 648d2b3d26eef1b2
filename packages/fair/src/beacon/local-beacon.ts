import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha384 } from '@noble/hashes/sha2.js'
import { type BeaconChain, roundMessage } from './beacon.ts'
import { type Bytes, concat, hex, utf8 } from '#encoding/bytes.ts'
import { localChainHash } from './local-chain-hash.ts'

const bls = bls12_381.shortSignatures

/** Reduces 48 bytes modulo the group order; shorter input would bias the key. */
const scalar = (secret: Bytes): Bytes =>
  bls12_381.utils.randomSecretKey(sha384(concat(utf8('FD1/local-beacon\0'), secret)))

/** The public key in hexadecimal. */
export const localBeaconKey = (secret: Bytes): string => hex(bls.getPublicKey(scalar(secret)).toBytes())

export const signRound = (secret: Bytes, round: number): string =>
  hex(bls.Signature.toBytes(bls.sign(roundMessage(round), scalar(secret))))

export function localChain(secret: Bytes, genesis: number, period: number, name: string): BeaconChain {
  const info = { name, publicKey: localBeaconKey(secret), genesis, period }
  return { ...info, chainHash: localChainHash(info), local: true }
}
