import { localChain, signRound } from '#beacon/local-beacon.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { inclusionProof, merkleRoot } from '#crypto/merkle.ts'
import { getPublicKey, sign } from '#crypto/signature.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { lockRoundKey, openRoundKey, roundKey } from '#fd2/round-lock.ts'
import { cosign, noteSigner, signCheckpoint } from '#log/checkpoint.ts'
import { entryLeaf, type LogEntry } from '#log/entry.ts'
import type { KeyType, NoteKey } from '#log/note.ts'
import type { RecordEntry } from '#fd2/draw-record.ts'
import type { LoggedEntry } from './logged-entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import type { LogProof } from '#log/seen-in-time.ts'
import { sampleSecret } from '#record/sample-record.test-support.ts'

const origin = 'fairground.example/fair/sherbet'
export const witnessNames = ['w1', 'w2', 'w3'] as const
export type WitnessName = (typeof witnessNames)[number]
/** When each witness cosigned, in seconds. */
export type Cosigned = Partial<Record<WitnessName, number>>

const once = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>()
  return key => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** The parties of a sample: every secret follows from the seed. Locks take a pairing, so they are made once. */
export const sampleWorld = once((seed: string) => {
  const secret = (name: string) => sampleSecret(seed, name)
  const publicKey = (name: string) => getPublicKey(secret(name))
  const beacon = localChain(secret('beacon'), 1_700_000_000, 3, 'sample beacon')
  const noteKey = (name: string, type: KeyType, key: string): NoteKey => ({
    name,
    type,
    publicKey: publicKey(key),
  })
  const policy: LogPolicy = {
    log: noteKey(origin, 1, 'log'),
    witnesses: witnessNames.map(name => noteKey(`${name}.example`, 4, name)),
    quorum: 2,
  }
  const beaconAt = once((round: number) => signRound(secret('beacon'), round))
  const keyFor = (round: number) => roundKey(secret('kappa'), round)
  return {
    secret,
    beacon,
    policy,
    links: chainFrom(secret('chain'), 9),
    assignLinks: chainFrom(secret('assign'), 200),
    sign: (name: string, hash: Bytes) => hex(sign(secret(name), hash)),
    keys: {
      platform: hex(publicKey('platform')),
      signer: hex(publicKey('signer')),
      control: hex(publicKey('control')),
    },
    beaconAt,
    keyFor,
    lockAt: once((round: number) => lockRoundKey(beacon, round, keyFor(round))),
    /** Takes the lock in hexadecimal and the round. */
    openLock: once((sealed: string) =>
      openRoundKey(unhex(sealed.split(' ')[0] ?? ''), unhex(beaconAt(Number(sealed.split(' ')[1])))),
    ),
    /** A log with the entries in order, and a proof for each. */
    log: (logKey = 'log') => new SampleLog(secret, noteKey(origin, 1, logKey), secret(logKey)),
  }
})

export type SampleWorld = ReturnType<typeof sampleWorld>

export class SampleLog {
  readonly #entries: LogEntry[] = []
  readonly #leaves: Bytes[] = []
  readonly #secret: (name: string) => Bytes
  readonly #key: NoteKey
  readonly #logSecret: Bytes

  constructor(secret: (name: string) => Bytes, key: NoteKey, logSecret: Bytes) {
    this.#secret = secret
    this.#key = key
    this.#logSecret = logSecret
  }

  /** Appends the entry; the checkpoint after it is cosigned at these times. */
  append<E extends LogEntry>(entry: E, cosigned: Cosigned): LoggedEntry<E> {
    const index = this.#leaves.push(entryLeaf(entry)) - 1
    this.#entries.push(entry)
    return { entry, proof: this.prove(index, cosigned) }
  }

  /** These entries in the newest checkpoint. */
  proveAll(
    indices: readonly number[],
    cosigned: Cosigned,
  ): { history: { checkpoint: string }; entries: RecordEntry[] } {
    const entries = indices.map(index => {
      const path = inclusionProof(this.#leaves, index).map(hex)
      return { entry: at(this.#entries, index), index, path }
    })
    return { history: { checkpoint: this.prove(0, cosigned).checkpoint }, entries }
  }

  prove(index: number, cosigned: Cosigned): LogProof {
    const root = merkleRoot(this.#leaves)
    let checkpoint = signCheckpoint(noteSigner(this.#key, this.#logSecret), this.#leaves.length, root)
    for (const name of witnessNames) {
      const seconds = cosigned[name]
      if (seconds === undefined) continue
      const secret = this.#secret(name)
      const key: NoteKey = { name: `${name}.example`, type: 4, publicKey: getPublicKey(secret) }
      checkpoint += cosign(noteSigner(key, secret), checkpoint, seconds)
    }
    return { index, path: inclusionProof(this.#leaves, index).map(hex), checkpoint }
  }
}

export const hashEntry = (entry: LogEntry): string => hex(entryLeaf(entry))

export const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index]
  if (item === undefined) throw new Error(`no item ${index}`)
  return item
}

export const zero = unhex('00'.repeat(32))
