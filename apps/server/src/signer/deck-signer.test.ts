import type * as BeaconModule from '@fairground/fair/beacon/beacon'
import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { signRound } from '@fairground/fair/beacon/local-beacon'
import { consistencyProof } from '@fairground/fair/crypto/consistency'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { chainFrom, chainStep } from '@fairground/fair/crypto/hash-chain'
import { emptyRoot, leafHash, merkleRoot, verifyInclusion } from '@fairground/fair/crypto/merkle'
import { verify } from '@fairground/fair/crypto/signature'
import { hex, unhex, utf8 } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { closeHash } from '@fairground/fair/fd2/close'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import { assignSeed, roundHash } from '@fairground/fair/fd2/round'
import { applyMask, lockHash, roundKey } from '@fairground/fair/fd2/round-lock'
import { cardHash } from '@fairground/fair/instant/deck'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import { parseCloseText } from './close-text.ts'
import type { CountersignRound, Deal, DealAnswer, DeckRef, PublishDeckAnswer, SealDeck } from './protocol.ts'
import type { RefusalCode } from './request-refused.ts'
import {
  attemptCall,
  beacon,
  beaconSecret,
  createMachine,
  type Machine,
  secrets,
  signerKey,
  start,
  startRound,
} from './signer-machine.test-support.ts'

// The real check, memoised: the sequences repeat the same few beacon rounds.
const { remember } = vi.hoisted(() => ({
  remember: <A extends readonly unknown[], R>(work: (...args: A) => R, toKey: (...args: A) => string) => {
    const known = new Map<string, R>()
    return (...args: A): R => {
      const key = toKey(...args)
      if (!known.has(key)) known.set(key, work(...args))
      return known.get(key)!
    }
  },
}))
vi.mock('@fairground/fair/beacon/beacon', async original => {
  const real = await original<typeof BeaconModule>()
  return {
    ...real,
    verifyBeacon: remember(
      real.verifyBeacon,
      (chain, round, signature) => `${chain.chainHash}/${round}/${signature}`,
    ),
  }
})

/** The long version runs more requests. */
const requests = Number(process.env['SIGNER_REQUESTS'] ?? 10_000)
const sequenceLength = 40
const game = '1/8'
const ref: DeckRef = { game, chain: 1, deck: 1 }
const prizeTable = { tiers: [{ name: 'crown', prize: '300', count: 2 }], losing: 11 }
const size = 13
const leaves = Array.from({ length: size + 1 }, (_, i) => leafHash(utf8(`ticket ${i}`)))
const signed = remember((round: number) => signRound(beaconSecret, round), String)
/** The first beacon round that serves tickets; the deck is published by then. */
const firstRound = startRound + 2
const salesRounds = Array.from({ length: 8 }, (_, i) => firstRound + i)
const latestEnd = roundTime(beacon, firstRound + 7)

const sealRequest = (previous: string, own: Partial<SealDeck['close']> = {}): SealDeck => ({
  game,
  latestEnd,
  close: makeCloseText(game, {
    chain: 1,
    index: 1,
    instance: '77',
    prizeTableHash: hex(canonicalHash(prizeTable)),
    treeSize: 0,
    root: hex(emptyRoot()),
    pool: '0',
    previous,
    beaconChainHash: beacon.chainHash,
    round: startRound,
    closedAt: start,
    ...own,
  }),
})

const sealed = () => {
  const machine = createMachine()
  const { anchor } = machine.on.signer.openChain({ game })
  const request = sealRequest(anchor)
  return { machine, request, anchor, answer: machine.on.decks.seal(request) }
}

const publishRequest = { ...ref, beaconSignature: signed(startRound), prizeTable }

const onSale = () => {
  const { machine, request, anchor, answer } = sealed()
  const published = machine.on.decks.publish(publishRequest)
  return { machine, request, anchor, seal: answer, published }
}

const row = (deckHash: string, n: number, last: number, to: number) => ({
  ...ref,
  deckHash,
  n,
  size: to,
  root: hex(merkleRoot(leaves.slice(0, to))),
  consistency: consistencyProof(leaves.slice(0, to), Math.min(last, to)).map(hex),
})

const roundRequest = (round: number, rows: CountersignRound['rows']): CountersignRound => ({
  member: '1',
  round,
  cutAt: roundTime(beacon, round) - 3000,
  rows,
})

const contextFor = (request: CountersignRound) =>
  roundHash({
    ...request,
    beaconChainHash: beacon.chainHash,
    rows: request.rows.map(each => ({ ...each, deck: unhex(each.deckHash), root: unhex(each.root) })),
  })

const atCut = (machine: Machine, round: number) => void (machine.clock.now = roundTime(beacon, round) - 2700)

/** The positions by another way than the signer's: the sparse shuffle of the reference program. */
class SparseShuffle {
  readonly #moved = new Map<number, number>()
  #here = 0

  take(uniform: (n: number) => number): number {
    const there = this.#here + uniform(size - this.#here)
    const position = this.#moved.get(there) ?? there
    this.#moved.set(there, this.#moved.get(this.#here) ?? this.#here)
    this.#here += 1
    return position
  }
}

interface ModelRound {
  readonly request: CountersignRound
  readonly answer: object
  readonly lock: Uint8Array
  readonly from: number
  dealt: DealAnswer | undefined
  missed: boolean
}

interface Model {
  readonly deckHash: string
  readonly root: string
  readonly rounds: ModelRound[]
  readonly shuffle: SparseShuffle
  link: string
  ended: boolean
}

const createModel = (published: PublishDeckAnswer): Model => ({
  deckHash: published.deckHash,
  root: published.root,
  rounds: [],
  shuffle: new SparseShuffle(),
  link: published.assignAnchor,
  ended: false,
})

const rowFaults = ['n', 'root', 'proof', 'deck', 'twice', 'cut', 'member'] as const

const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('round' as const),
      /** Which beacon round after the last one, and how far the clock is from its cut. */
      next: fc.constantFrom(1, 1, 1, 2, 0),
      late: fc.constantFrom(0, 0, 0, 0, 1300, 9000, -5000),
      tickets: fc.constantFrom(1, 2, 3, 0, -1, 20),
      fault: fc.constantFrom(
        'none' as const,
        'none' as const,
        'none' as const,
        'none' as const,
        ...rowFaults,
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('deal' as const),
      // Mostly a countersigned round.
      back: fc.constantFrom(0, 0, 0, 1, 1, 2, -1),
      signature: fc.constantFrom('right', 'right', 'right', 'other', 'rubbish'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('miss' as const), back: fc.constantFrom(0, 0, 1, -1) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('repeat' as const), back: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('end' as const), really: fc.nat(4) }) },
)

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
type Input<T extends Command['type']> = Extract<Command, { type: T }>

const isWaiting = ({ dealt, missed }: ModelRound) => !dealt && !missed

const countersignOnce = (machine: Machine, model: Model, input: Input<'round'>) => {
  const { rounds, deckHash } = model
  const last = rounds.at(-1)
  const round = (last?.request.round ?? firstRound - 1) + input.next
  const lastSize = last?.request.rows[0]!.size ?? 0
  const to = Math.max(0, Math.min(lastSize + input.tickets, size + 1))
  const right = row(deckHash, rounds.length + 1, lastSize, to)
  // The first root of a deck extends nothing, so the platform may name any.
  const fault = input.fault === 'root' && lastSize === 0 ? 'none' : input.fault
  const given = {
    ...right,
    ...(fault === 'n' && { n: right.n + 1 }),
    ...(fault === 'root' && { root: '33'.repeat(32) }),
    ...(fault === 'proof' && { consistency: [...right.consistency, '33'.repeat(32)] }),
    ...(fault === 'deck' && { deckHash: '33'.repeat(32) }),
  }
  const request = {
    ...roundRequest(round, fault === 'twice' ? [given, given] : [given]),
    ...(fault === 'cut' && { cutAt: roundTime(beacon, round) - 2999 }),
    ...(fault === 'member' && { member: '2' }),
  }
  machine.clock.now = roundTime(beacon, round) - 2700 + input.late
  const answer = attemptCall(machine, () => machine.on.rounds.countersign(request))
  const known = rounds.find(each => each.request.round === round)
  if (known && fault !== 'member') {
    expect(answer).toEqual('spent')
    return answer
  }
  const consistent = fault !== 'proof' && fault !== 'root'
  const grows = last?.missed ? to >= lastSize : to > lastSize
  const reasons: RefusalCode[] = [
    ...(fault === 'cut' ? (['round'] as const) : []),
    ...(fault === 'deck' || fault === 'member' ? (['deck'] as const) : []),
    ...(fault === 'n' || fault === 'twice' || !grows || to > size ? (['rows'] as const) : []),
    ...(consistent ? [] : (['consistency'] as const)),
    ...(input.late < -3000 ? (['round'] as const) : []),
    ...(input.late >= 1200 ? (['late'] as const) : []),
    ...(model.ended || round >= firstRound + 8 ? (['deck'] as const) : []),
  ]
  if (typeof answer === 'string') {
    expect(reasons).toContain(answer)
    return answer
  }
  expect(reasons).toEqual([])
  const context = contextFor(request)
  const lock = lockHash(context, round, unhex(answer.lock), answer.masks.map(unhex))
  const link = hex(applyMask(unhex(answer.masks[0]!), roundKey(secrets.kappa, round), context, 0))
  expect(hex(chainStep(unhex(link)))).toBe(model.link)
  model.link = link
  const from = rounds.findLast(each => !each.missed)?.request.rows[0]!.size ?? 0
  rounds.push({ request, answer, lock, from, dealt: undefined, missed: false })
  return answer
}

/** A dealt round must give exactly the cards that the reference computes, each with its proof. */
const expectDealt = (model: Model, { request, lock, from }: ModelRound, answer: DealAnswer) => {
  const deck = unhex(model.deckHash)
  const { round } = request
  const context = { context: contextFor(request), lock, deck }
  const seed = assignSeed(unhex(answer.link), context, round, unhex(signed(round)))
  const draws = openDraws('FD2', seed, deck)('assign')
  const positions = Array.from({ length: request.rows[0]!.size - from }, () =>
    model.shuffle.take(n => draws.uniform(n)),
  )
  expect(answer.from).toBe(from)
  expect(answer.cards.map(card => card.position)).toEqual(positions)
  for (const { position, outcome, salt, path } of answer.cards) {
    const leaf = cardHash('77', position, { outcome, salt: unhex(salt) })
    expect(verifyInclusion(leaf, position, size, path.map(unhex), unhex(model.root))).toBe(true)
  }
}

const dealOnce = (machine: Machine, model: Model, input: Input<'deal'>) => {
  const index = model.rounds.length - 1 - input.back
  const known = model.rounds[index]
  const round = known?.request.round ?? firstRound + 20
  const signatures = { right: signed(round), other: signed(startRound), rubbish: 'ab'.repeat(48) }
  const beaconSignature = signatures[input.signature]
  const answer = attemptCall(machine, () => machine.on.decks.deal({ ...ref, round, beaconSignature }))
  const reasons: RefusalCode[] = [
    ...(!known || known.missed || model.ended ? (['deck'] as const) : []),
    ...(model.rounds.slice(0, Math.max(index, 0)).some(isWaiting) ? (['order'] as const) : []),
    ...(input.signature === 'right' ? [] : (['beacon'] as const)),
  ]
  if (typeof answer === 'string') expect(reasons).toContain(answer)
  else {
    expect(reasons).toEqual([])
    if (known!.dealt) expect(answer).toEqual(known!.dealt)
    else {
      const from = model.rounds.slice(0, index).findLast(each => !each.missed)?.request.rows[0]!.size ?? 0
      expectDealt(model, { ...known!, from }, answer)
      known!.dealt = answer
    }
  }
  return answer
}

const missOnce = (machine: Machine, model: Model, input: Input<'miss'>) => {
  const known = model.rounds[model.rounds.length - 1 - input.back]
  const round = known?.request.round ?? firstRound + 20
  const answer = attemptCall(machine, () => machine.on.rounds.miss({ member: '1', round }))
  if (!known) expect(answer).toBe('round')
  else if (known.dealt || model.ended) expect(answer).toBe('spent')
  else {
    expect(answer).toHaveProperty('k')
    known.missed = true
  }
  return answer
}

const endOnce = (machine: Machine, model: Model, input: Input<'end'>) => {
  if (input.really > 0) return 'skipped'
  const answer = attemptCall(machine, () => machine.on.decks.end(ref))
  const waits = !model.ended && model.rounds.some(isWaiting)
  expect(answer).toEqual(waits ? 'order' : { link: expect.any(String) })
  if (!waits) model.ended = true
  return answer
}

describe('a deck at the signer', () => {
  it('never answers wrongly, for any sequence of rounds, deals and restarts', () => {
    const counts = new Map<string, number>()
    const run = (commands: readonly Command[]) => {
      const { machine, published } = onSale()
      const model = createModel(published)
      const steps: { readonly [T in Command['type']]: (input: Input<T>) => object | string } = {
        round: input => countersignOnce(machine, model, input),
        deal: input => dealOnce(machine, model, input),
        miss: input => missOnce(machine, model, input),
        end: input => endOnce(machine, model, input),
        repeat: ({ back }) => {
          const known = model.rounds[model.rounds.length - 1 - back]
          if (!known) return 'skipped'
          expect(machine.on.rounds.countersign(known.request)).toEqual(known.answer)
          return known.answer
        },
        restart: () => {
          machine.restart()
          return 'restarted'
        },
      }
      for (const each of commands) {
        const answer = (steps[each.type] as (input: Command) => object | string)(each)
        const name = `${each.type} ${typeof answer === 'string' ? answer : 'answered'}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    }
    const sequences = fc.array(command, { minLength: sequenceLength, maxLength: sequenceLength })
    fc.assert(fc.property(sequences, run), { numRuns: Math.ceil(requests / sequenceLength) })
    // Sequences of refusals only would prove nothing.
    const expected = [
      'round answered',
      'round late',
      'round rows',
      'round consistency',
      'round deck',
      'round spent',
    ]
    const dealt = ['deal answered', 'deal beacon', 'deal deck', 'deal order', 'miss answered', 'miss spent']
    for (const name of [...expected, ...dealt, 'end answered', 'end order'])
      expect([name, counts.get(name) ?? 0]).not.toEqual([name, 0])
  }, 240_000)

  it('is published once, identically after a restart, and signed', () => {
    const { machine, seal, published, request } = onSale()
    machine.restart()
    expect(machine.on.decks.seal(request)).toEqual(seal)
    expect(machine.on.decks.publish(publishRequest)).toEqual(published)
    const { at, term, k, head, signature } = published
    const lock = unhex((machine.disk[2]!.entry as { lockHash: string }).lockHash)
    const hash = countersignHash({ context: unhex(published.deckHash), lock, at, term, k, head: unhex(head) })
    expect(verify(signerKey, hash, unhex(signature))).toBe(true)
  })

  it('locks its own link to the round after the latest end of the sale', () => {
    const { seal, request } = onSale()
    const endRound = firstRound + 8
    const context = closeHash(parseCloseText(request.close))
    const link = applyMask(unhex(seal.masks[0]!), roundKey(secrets.kappa, endRound), context, 0)
    expect(hex(link)).toBe(hex(chainFrom(secrets.chain(game, 1), 20).linkAt(1)))
  })

  it('opens all cards of the prize table, and no card twice', () => {
    const { machine, published } = onSale()
    const outcomes: string[] = []
    for (const [i, to] of [4, 5, size].entries()) {
      const round = salesRounds[i]!
      atCut(machine, round)
      const last = [0, 4, 5][i]!
      machine.on.rounds.countersign(roundRequest(round, [row(published.deckHash, i + 1, last, to)]))
      machine.restart()
      const { cards } = machine.on.decks.deal({ ...ref, round, beaconSignature: signed(round) })
      outcomes.push(...cards.map(card => card.outcome))
    }
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 11 }, () => ''), 'crown', 'crown'])
  })

  it('gives the tickets of a missed round to the next one', () => {
    const { machine, published } = onSale()
    const [first, second] = salesRounds as [number, number]
    const deal = (round: number): Deal => ({ ...ref, round, beaconSignature: signed(round) })
    atCut(machine, first)
    machine.on.rounds.countersign(roundRequest(first, [row(published.deckHash, 1, 0, 3)]))
    machine.on.rounds.miss({ member: '1', round: first })
    atCut(machine, second)
    machine.on.rounds.countersign(roundRequest(second, [row(published.deckHash, 2, 3, 3)]))
    expect(attemptCall(machine, () => machine.on.decks.deal(deal(first)))).toBe('deck')
    expect(machine.on.decks.deal(deal(second))).toMatchObject({ from: 0, cards: { length: 3 } })
  })

  it('ends without being published when its seal was late for the witnesses', () => {
    const { machine, anchor } = sealed()
    const { link } = machine.on.decks.end(ref)
    expect(hex(chainStep(unhex(link)))).toBe(anchor)
    expect(attemptCall(machine, () => machine.on.decks.publish(publishRequest))).toBe('deck')
    const again = sealRequest(link, { index: 2 })
    expect(machine.on.decks.seal(again)).toHaveProperty('lock')
  })

  it('signs the same seal, deck and round again in a new term', () => {
    const { machine, published, request } = onSale()
    const round = salesRounds[0]!
    atCut(machine, round)
    const tickets = roundRequest(round, [row(published.deckHash, 1, 0, 3)])
    const repeat = () => [machine.on.decks.seal(request), machine.on.rounds.countersign(tickets)]
    const before = repeat()
    const { k, head } = machine.disk.at(-1)!
    const { key: _, ...newest } = machine.on.terms.startTerm({ k, head, by: ['Ada', 'Grace'] })
    const after = repeat()
    expect(after).toMatchObject(before.map(({ lock, masks, at }) => ({ lock, masks, at, ...newest })))
    const { lock, masks, signature, ...statement } = after[1]!
    const L = lockHash(contextFor(tickets), round, unhex(lock), masks.map(unhex))
    const signs = { context: contextFor(tickets), lock: L, ...statement, head: unhex(newest.head) }
    expect(verify(signerKey, countersignHash(signs), unhex(signature))).toBe(true)
    const again = machine.on.decks.publish(publishRequest)
    expect(again).toMatchObject({ deckHash: published.deckHash, term: 2, k: newest.k + 1 })
  })

  const refused: readonly [string, RefusalCode, (machine: Machine) => object][] = [
    [
      'a draw of the game while the deck is on sale',
      'deck',
      ({ on }) => {
        const closedAt = start + 3000
        const own = {
          chain: 1,
          index: 2,
          closedAt,
          round: drawRound(beacon, closedAt),
          previous: '44'.repeat(32),
        }
        const close = makeCloseText(game, { ...own, beaconChainHash: beacon.chainHash })
        return on.signer.countersign({ game, close, balance: null })
      },
    ],
    [
      'its record as a draw',
      'spent',
      ({ on }) => on.signer.countersign({ ...sealRequest('00'.repeat(32)), balance: null }),
    ],
    ['a deck that was never sealed', 'deck', ({ on }) => on.decks.end({ ...ref, deck: 2 })],
    [
      'another prize table than countersigned',
      'deck',
      ({ on }) => on.decks.publish({ ...publishRequest, prizeTable: { ...prizeTable, losing: 6 } }),
    ],
    [
      'another beacon round than countersigned',
      'beacon',
      ({ on }) => on.decks.publish({ ...publishRequest, beaconSignature: signed(startRound + 2) }),
    ],
  ]
  it.each(refused)('refuses %s', (_, code, call) => {
    const { machine } = onSale()
    expect(attemptCall(machine, () => call(machine))).toBe(code)
  })

  it('refuses a seal with tickets, or with a sale that ends before it begins', () => {
    const machine = createMachine()
    const { anchor } = machine.on.signer.openChain({ game })
    const request = sealRequest(anchor)
    const attempt = (own: SealDeck) => attemptCall(machine, () => machine.on.decks.seal(own))
    expect(attempt(sealRequest(anchor, { treeSize: 1 }))).toBe('deck')
    expect(attempt({ ...request, latestEnd: start })).toBe('round')
    expect(attempt(request)).toHaveProperty('lock')
    expect(attempt({ ...request, latestEnd: latestEnd + 3000 })).toBe('spent')
  })
})
