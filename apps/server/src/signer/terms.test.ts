import { generateKeyPairSync, sign } from 'node:crypto'
import { hex } from '@fairground/fair/encoding/bytes'
import { describe, expect, it } from 'vitest'
import { continueHead, firstHead, nextHead } from './log/head.ts'
import type { LogLine, SignerEntry } from './log/entries.ts'
import { Journal } from './log/journal.ts'
import { RequestRefused } from './request-refused.ts'
import { deriveSecrets } from './secrets.ts'
import { memoryStore } from './signer-machine.test-support.ts'
import { Terms } from './terms.ts'

const secrets = deriveSecrets(new Uint8Array(32).fill(5))
const makeKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { publicKey: new Uint8Array(raw), sign: (hash: Uint8Array) => sign(null, hash, privateKey) }
}
const keys = { first: makeKey(), second: makeKey() }

const createSigner = (name: keyof typeof keys, own = secrets) => {
  const disk: LogLine[] = []
  const journal = new Journal(memoryStore(disk))
  const terms = new Terms({ journal, key: keys[name], secrets: own, now: () => 1000 })
  return { disk, journal, terms }
}

const chainEntry = (game: string): SignerEntry => ({
  type: 'chain',
  game,
  chain: 1,
  length: 10,
  anchor: '00'.repeat(32),
})

/** An active signer with two chains, and a standby that has a copy of its log. */
const createPair = () => {
  const active = createSigner('first')
  active.terms.startFirst()
  for (const game of ['1/1', '1/2']) active.journal.append(chainEntry(game))
  const standby = createSigner('second')
  standby.terms.replicate({ term: 1, lines: active.disk })
  return { active, standby }
}

const refusal = (call: () => unknown): unknown => {
  try {
    call()
    return 'answered'
  } catch (error) {
    if (error instanceof RequestRefused) return error.code
    throw error
  }
}

const order = ({ journal }: { journal: Journal }) => ({
  k: journal.k,
  head: hex(journal.head),
  by: ['Ada', 'Grace'],
})

describe('the log of the signer', () => {
  it('is chained: each head covers all entries before it', () => {
    const { active } = createPair()
    let head = firstHead
    for (const line of active.disk) head = continueHead(line.k - 1, head, line)!
    expect(hex(head)).toBe(hex(active.journal.head))
    const altered = { ...active.disk[1]!, entry: chainEntry('1/9') }
    expect(continueHead(1, nextHead(firstHead, active.disk[0]!.entry), altered)).toBeUndefined()
  })

  it('writes nothing after a failed write', () => {
    const journal = new Journal({
      write() {
        throw new Error('disk full')
      },
      read: () => [],
    })
    expect(() => journal.append(chainEntry('1/1'))).toThrow('disk full')
    expect(() => journal.append(chainEntry('1/1'))).toThrow('could not be written')
    expect(journal.k).toBe(0)
  })
})

describe('a standby signer', () => {
  it('has the same log, and answers nothing', () => {
    const { active, standby } = createPair()
    expect(standby.disk).toEqual(active.disk)
    expect(standby.terms.mode).toBe('standby')
    expect(refusal(() => standby.terms.checkActive())).toBe('standby')
    // The same lines again change nothing.
    standby.terms.replicate({ term: 1, lines: active.disk })
    expect(standby.disk).toEqual(active.disk)
  })

  it('takes over with a new term that two persons order', () => {
    const { active, standby } = createPair()
    const answer = standby.terms.startTerm(order(active))
    expect(answer).toMatchObject({ term: 2, k: 4, key: hex(keys.second.publicKey) })
    expect(standby.terms.mode).toBe('unconfirmed')
    standby.terms.confirm({ k: 4, head: answer.head })
    expect(standby.terms.mode).toBe('active')
    // The old one learns of it and becomes the standby.
    active.terms.replicate({ term: 2, lines: standby.disk.slice(3) })
    expect(active.terms.mode).toBe('standby')
    expect(refusal(() => standby.terms.replicate({ term: 1, lines: [] }))).toBe('term')
  })

  it('refuses to take over for one person, or while an entry of the public log is missing', () => {
    const { active, standby } = createPair()
    const { k, head } = order(active)
    for (const by of [[], ['Ada'], ['Ada', 'ada ']])
      expect(refusal(() => standby.terms.startTerm({ k, head, by }))).toBe('request')
    active.journal.append(chainEntry('1/3'))
    expect(refusal(() => standby.terms.startTerm(order(active)))).toBe('behind')
    expect(standby.terms.term).toBe(1)
  })

  it('refuses lines that leave a gap, differ, or come from other secrets', () => {
    const { active, standby } = createPair()
    const third = active.journal.append(chainEntry('1/3'))
    const fourth = active.journal.append(chainEntry('1/4'))
    const replicate = (lines: LogLine[]) => refusal(() => standby.terms.replicate({ term: 1, lines }))
    expect(replicate([fourth])).toBe('behind')
    expect(replicate([{ ...active.disk[1]!, head: '33'.repeat(32) }])).toBe('fork')
    expect(() => standby.terms.replicate({ term: 1, lines: [{ ...third, head: '33'.repeat(32) }] })).toThrow(
      'does not continue',
    )
    expect(standby.disk).toHaveLength(3)
    expect(replicate([third, fourth])).toBe('answered')
    const other = createSigner('second', deriveSecrets(new Uint8Array(32).fill(6)))
    expect(refusal(() => other.terms.replicate({ term: 1, lines: active.disk }))).toBe('fork')
  })

  it('does not overwrite entries of a signer that wrote on alone', () => {
    const { active, standby } = createPair()
    const before = order(active)
    active.journal.append(chainEntry('1/3'))
    standby.terms.startTerm(before)
    expect(refusal(() => active.terms.replicate({ term: 2, lines: standby.disk.slice(3) }))).toBe('fork')
    // Once it knows of the newer term, it refuses by itself.
    active.terms.confirm({ k: 0, head: '00'.repeat(32) })
    active.terms.fence()
    expect(refusal(() => active.terms.checkActive())).toBe('term')
  })
})
