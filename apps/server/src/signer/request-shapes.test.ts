import { roundTime } from '@fairground/fair/beacon/beacon'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import { hex } from '@fairground/fair/encoding/bytes'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import type { SignerCall, SignerCalls } from './protocol.ts'
import { isSignerCall, parseRequest } from './request-shapes.ts'
import { RequestRefused } from './request-refused.ts'
import { beacon, createMachine, start, startRound } from './signer-machine.test-support.ts'

/** The long version runs more requests. */
const requests = Number(process.env['SIGNER_REQUESTS'] ?? 10_000)
const game = '1/7'
const hash = '11'.repeat(32)
const deckRef = { game, chain: 1, deck: 1 }
const close = makeCloseText(game, {
  chain: 1,
  index: 1,
  previous: hash,
  closedAt: start,
  round: startRound,
  beaconChainHash: beacon.chainHash,
})
const row = { ...deckRef, deckHash: hash, n: 1, size: 1, root: hash, consistency: [hash] }

const samples: { readonly [C in SignerCall]: SignerCalls[C]['request'] } = {
  openChain: { game },
  succeedChain: { game },
  countersign: { game, close, balance: { at: start, signature: '22'.repeat(64) } },
  sealDeck: { game, close: { ...close, treeSize: 0, root: hex(emptyRoot()) }, latestEnd: start + 90_000 },
  publishDeck: {
    ...deckRef,
    beaconSignature: '22'.repeat(48),
    prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 2 }], losing: 3 },
  },
  countersignRound: {
    member: '1',
    round: startRound,
    cutAt: roundTime(beacon, startRound) - 3000,
    rows: [row],
  },
  missRound: { member: '1', round: startRound },
  deal: { ...deckRef, round: startRound, beaconSignature: '22'.repeat(48) },
  endDeck: deckRef,
  status: {},
  confirm: { k: 0, head: hash },
  replicate: { term: 1, lines: [{ k: 1, head: hash, entry: { type: 'missed', member: '1', round: 1 } }] },
  startTerm: { k: 0, head: hash, by: ['Ada', 'Grace'] },
}
const calls = Object.keys(samples).filter(isSignerCall)

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    1e300,
    '',
    '0',
    '-1',
    ' ',
    '\ud800',
    'AB'.repeat(32),
  ),
  fc.constantFrom<unknown>([], {}, [[]], { toString: 1 }, '__proto__', 'x'.repeat(5000), '00'.repeat(32)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The sample with one value at a random place replaced, removed or added. */
const mutate = (sample: unknown, picks: readonly number[], value: unknown): unknown => {
  const [pick = 0, ...rest] = picks
  if (typeof sample !== 'object' || sample === null || rest.length === 0) return value
  const keys = [...Object.keys(sample), '__proto__', 'further']
  const key = keys[pick % keys.length]!
  const inner = mutate((sample as Record<string, unknown>)[key], rest, value)
  if (Array.isArray(sample))
    return sample.map((each: unknown, i) => (i === pick % sample.length ? inner : each))
  const entries = Object.entries(sample).filter(([name]) => name !== key)
  return pick % 5 === 0 ? Object.fromEntries(entries) : Object.fromEntries([...entries, [key, inner]])
}

/** Refusals are expected; any other error is a fault of the signer. */
const parses = (call: SignerCall, body: string): unknown => {
  try {
    return parseRequest(call, body)
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'request') return undefined
    throw error
  }
}

describe('the shapes of requests', () => {
  it.each(calls)('admit a request of %s as it is', call => {
    expect(parseRequest(call, JSON.stringify(samples[call]))).toEqual(samples[call])
  })

  it('refuse any other text without another error', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constant('['.repeat(50_000)))
    const run = (call: SignerCall, body: string) => {
      const parsed = parses(call, body)
      if (parsed !== undefined) expect(Object.keys(parsed as object)).toEqual(Object.keys(samples[call]))
    }
    fc.assert(fc.property(fc.constantFrom(...calls), text, run), { numRuns: requests / 4 })
  })

  it('admit nothing on which the signer fails instead of refusing', () => {
    const { on } = createMachine()
    on.signer.openChain({ game })
    on.terms.confirm({ k: 0, head: '00'.repeat(32) })
    const decide: { readonly [C in SignerCall]: (request: SignerCalls[C]['request']) => unknown } = {
      // New chains are slow to compute, and their only input is a name.
      openChain: () => undefined,
      succeedChain: request => on.signer.succeedChain(request),
      countersign: request => on.signer.countersign(request),
      sealDeck: request => on.decks.seal(request),
      publishDeck: request => on.decks.publish(request),
      countersignRound: request => on.rounds.countersign(request),
      missRound: request => on.rounds.miss(request),
      deal: request => on.decks.deal(request),
      endDeck: request => on.decks.end(request),
      status: () => undefined,
      confirm: () => undefined,
      // The lines of a peer are not hostile: its certificate is pinned.
      replicate: () => undefined,
      startTerm: () => undefined,
    }
    const counts = { parsed: 0, refused: 0 }
    const run = (call: SignerCall, picks: number[], value: unknown) => {
      const request = parses(call, JSON.stringify(mutate(samples[call], picks, value)) ?? 'null')
      counts[request === undefined ? 'refused' : 'parsed'] += 1
      if (request === undefined) return
      try {
        decide[call](request as never)
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
      }
    }
    const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 })
    fc.assert(fc.property(fc.constantFrom(...calls), picks, hostileValue, run), { numRuns: requests / 2 })
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(requests / 100)
    expect(Object.prototype).not.toHaveProperty('further')
  })
})
