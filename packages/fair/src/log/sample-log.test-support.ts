import { sha256 } from '@noble/hashes/sha2.js'
import { consistencyProof } from '#crypto/consistency.ts'
import { leafHash, merkleRoot } from '#crypto/merkle.ts'
import { getPublicKey, sign } from '#crypto/signature.ts'
import { type Bytes, hex, unhex, utf8 } from '#encoding/bytes.ts'
import { canonicalJson } from '#encoding/canonical-json.ts'
import { balanceHash } from '#fd2/control.ts'
import { countersignHash } from '#fd2/countersign.ts'
import { lockHash } from '#fd2/round-lock.ts'
import { type NoteSigner, noteSigner, signCheckpoint } from './checkpoint.ts'
import { type TypedEntry, entryLeaf, type LogEntry } from './entry.ts'
import { formatAddCheckpoint } from './witness-protocol.ts'

export const sampleSecret = (name: string): Bytes => sha256(utf8(`sample key ${name}`))
export const sampleKey = (name: string): string => hex(getPublicKey(sampleSecret(name)))
const signHex = (name: string, message: Bytes): string => hex(sign(sampleSecret(name), message))
export const digest = (text: string): string => hex(sha256(utf8(text)))
export const zeros = '0'.repeat(64)

/** A log that keeps its entries in memory and signs any checkpoint, also a dishonest one. */
export class SampleLog {
  readonly origin: string
  readonly key: NoteSigner
  readonly texts: string[]

  constructor(origin: string, texts: readonly string[] = [], keyName = origin) {
    this.origin = origin
    const secret = sampleSecret(keyName)
    this.key = noteSigner({ name: origin, type: 1, publicKey: getPublicKey(secret) }, secret)
    this.texts = [...texts]
  }

  add(...entries: readonly LogEntry[]): this {
    this.texts.push(...entries.map(canonicalJson))
    return this
  }

  /** Entries without meaning. */
  grow(count: number, label = 'books'): this {
    for (let i = 0; i < count; i += 1) this.add(books(`${label} ${this.texts.length}`))
    return this
  }

  /** The same log with the same key and another entry at the place. */
  fork(at: number): SampleLog {
    return new SampleLog(
      this.origin,
      this.texts.map((text, i) => (i === at ? canonicalJson(books('forked')) : text)),
    )
  }

  leaves(size = this.texts.length): Bytes[] {
    return this.texts.slice(0, size).map(text => leafHash(utf8(text)))
  }

  note(size = this.texts.length): string {
    return signCheckpoint(this.key, size, merkleRoot(this.leaves(size)))
  }

  /** The request from the old size to the new one, with its entries unless they are given. */
  push(old: number, size = this.texts.length, entries = this.texts.slice(old, size)): string {
    const proof = consistencyProof(this.leaves(size), old)
    return formatAddCheckpoint({ old, proof, checkpoint: this.note(size), entries })
  }
}

export const books = (label: string): TypedEntry<'books'> => ({
  t: 'books',
  journal: digest(label),
  audit: zeros,
  at: 0,
})

export const sampleGame = (game: string): TypedEntry<'game'> => ({
  t: 'game',
  game,
  prev: zeros,
  scheme: 'FD2',
  anchor: digest('anchor'),
  keys: { platform: sampleKey('platform'), signer: sampleKey('signer'), control: sampleKey('control') },
  rules: digest('rules'),
  prizes: digest('prizes'),
  fd1Index: 3,
})

interface SampleClose {
  readonly game: string
  readonly instance: string
  readonly index: number
  readonly prev: string
  readonly term?: number
  /** The role signs with another key. */
  readonly forged?: 'platform' | 'signer' | 'control'
}

/** A close with true signatures and a lock of zeros. */
export function sampleClose(options: SampleClose): TypedEntry<'close'> {
  const { game, instance, index, prev, term = 1, forged } = options
  const keyName = (role: string) => (role === forged ? 'thief' : role)
  const C = sha256(utf8(`close ${instance} ${index}`))
  const lock = '00'.repeat(160)
  const masks = [zeros]
  const statement = { at: 1, term, k: 1, head: zeros }
  const L = lockHash(C, 1000, unhex(lock), masks.map(unhex))
  const root = digest('root')
  const balance = { member: 'm', instance, treeSize: 5, root: unhex(root), pool: 700n, at: 2 }
  return {
    t: 'close',
    game,
    prev,
    C: hex(C),
    member: 'm',
    instance,
    rules: digest('rules'),
    prizes: digest('prizes'),
    size: 5,
    root,
    pool: '700',
    jackpot: '0',
    currency: 'EUR',
    chain: 1,
    index,
    previous: zeros,
    round: 1000,
    closedAt: 1,
    platform: signHex(keyName('platform'), C),
    lock,
    masks,
    signer: {
      ...statement,
      sig: signHex(
        keyName('signer'),
        countersignHash({ ...statement, context: C, lock: L, head: unhex(statement.head) }),
      ),
    },
    ics: { at: 2, sig: signHex(keyName('control'), balanceHash(balance)) },
  }
}

export const leafText = (entry: LogEntry): string => hex(entryLeaf(entry))
