import { sha256 } from '@noble/hashes/sha2.js'
import { drawRound, roundAt, roundTime } from '#beacon/beacon.ts'
import { localChain, signRound } from '#beacon/local-beacon.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { getPublicKey } from '#crypto/signature.ts'
import { type Bytes, hex, utf8 } from '#encoding/bytes.ts'
import { type NoteSigner, noteSigner } from '#log/checkpoint.ts'
import type { LogPolicy } from '#log/policy.ts'
import { lockRoundKey, roundKey } from './round-lock.ts'

export const sampleSecret = (name: string): Bytes => sha256(utf8(`FD2 sample ${name}`))
export const samplePublicKey = (name: string): string => hex(getPublicKey(sampleSecret(name)))

const beaconSecret = sampleSecret('beacon')
const chain = localChain(beaconSecret, 1_700_000_000, 3, 'sample beacon')

export const closedAt = Date.UTC(2026, 2, 1, 20, 4, 40, 250)
const round = drawRound(chain, closedAt)
const seen = roundAt(chain, closedAt)

/** One beacon round for all samples, because signatures and locks are slow to make. */
export const sampleBeacon = {
  chain,
  round,
  signature: signRound(beaconSecret, round),
  lastSeen: { round: seen, signature: signRound(beaconSecret, seen) },
}
export const roundSeconds = roundTime(chain, round) / 1000

export const sampleKey = roundKey(sampleSecret('kappa'), round)
export const sampleLock = lockRoundKey(chain, round, sampleKey)

export const chainLength = 5
export const links = chainFrom(sampleSecret('chain 1'), chainLength)
export const successorLinks = chainFrom(sampleSecret('chain 2'), chainLength)

const noteKey = (name: string, type: 1 | 4, secret: string): NoteSigner =>
  noteSigner({ name, type, publicKey: getPublicKey(sampleSecret(secret)) }, sampleSecret(secret))

const origin = 'fairground.example/fair/meridian'
export const logSigner = noteKey(origin, 1, 'log')
/** A log with the right name and another key. */
export const otherLogSigner = noteKey(origin, 1, 'other log')
export const witnesses = ['w1', 'w2', 'w3'].map(name => noteKey(`${name}.example`, 4, name))

export const samplePolicy: LogPolicy = { log: logSigner, witnesses, quorum: 2 }
