import { createPublicKey, verify as verifyFast } from 'node:crypto'
import type * as ChainModule from '@fairground/fair/crypto/hash-chain'
import type * as SignatureModule from '@fairground/fair/crypto/signature'
import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { sign } from '@fairground/fair/crypto/signature'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/fd2/close'
import { balanceHash } from '@fairground/fair/fd2/control'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import { applyMask, lockHash, lockRoundKey, roundKey } from '@fairground/fair/fd2/round-lock'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import { parseCloseText } from './close-text.ts'
import type { Countersign, CountersignAnswer } from './protocol.ts'
import type { RefusalCode } from './request-refused.ts'
import {
  attemptCall,
  beacon,
  controlSecret,
  createMachine,
  type Machine,
  secrets,
  signerKey,
  start,
} from './signer-machine.test-support.ts'

// The real functions, memoised: a thousand sequences compute the same few values.
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
vi.mock('@fairground/fair/crypto/signature', async original => {
  const real = await original<typeof SignatureModule>()
  return {
    ...real,
    verify: remember(real.verify, (...values) => values.map(value => value.join()).join('/')),
  }
})
vi.mock('@fairground/fair/crypto/hash-chain', async original => {
  const real = await original<typeof ChainModule>()
  return {
    ...real,
    chainFrom: remember(real.chainFrom, (secret, length) => `${secret.join()}/${length}`),
  }
})

/** The long version runs more requests. */
const requests = Number(process.env['SIGNER_REQUESTS'] ?? 10_000)
const sequenceLength = 20
const chainLength = 3
const closings = [start, start + 3000, start + 6000, start + 9000]
const games = ['1/7', '2/7'] as const
const nodeKey = createPublicKey({
  key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(signerKey).toString('base64url') },
  format: 'jwk',
})
const linkAt = (game: string, chain: number, index: number): string =>
  hex(chainFrom(secrets.chain(game, chain), chainLength).linkAt(Math.min(Math.max(index, 0), chainLength)))
const makeLock = remember(
  (round: number) => lockRoundKey(beacon, round, roundKey(secrets.kappa, round)),
  String,
)

const signOnce = remember(sign, (secret, hash) => `${secret.join()}/${hash.join()}`)

const signBalance = (close: Countersign['close'], secret: Uint8Array) => {
  const { member, instance, treeSize, root, pool } = parseCloseText(close)
  const at = close.closedAt
  const hash = balanceHash({ member, instance, treeSize, root, pool, at })
  return { at, signature: hex(signOnce(secret, hash)) }
}

const faults = ['round', 'previous', 'beacon', 'game', 'unbalanced', 'otherPool', 'otherControl'] as const
type Fault = (typeof faults)[number]

/** The codes with which a fault may be refused. */
const faultCodes: Readonly<Record<Fault, RefusalCode>> = {
  round: 'round',
  previous: 'previous',
  beacon: 'beacon',
  game: 'game',
  unbalanced: 'balance',
  otherPool: 'balance',
  otherControl: 'balance',
}

const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(4000) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant('countersign' as const),
      game: fc.constantFrom(...games),
      // Mostly the next index of the newest chain, so that sequences are not all refusals.
      ahead: fc.constantFrom(0, 0, 0, 0, 0, -1, -2, 1),
      older: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1),
      closing: fc.nat(closings.length - 1),
      pool: fc.constantFrom('600', '600', '800'),
      fault: fc.constantFrom('none' as const, 'none' as const, 'none' as const, ...faults),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('succeed' as const), game: fc.constantFrom(...games) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('clock' as const), right: fc.boolean() }) },
)

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
type CountersignCommand = Extract<Command, { type: 'countersign' }>

const toRequest = (input: CountersignCommand, chain: number, index: number): Countersign => {
  const { game, fault, pool } = input
  const closedAt = closings[input.closing]!
  const close = makeCloseText(fault === 'game' ? '9/9' : game, {
    chain,
    index,
    pool,
    closedAt,
    previous: fault === 'previous' ? '22'.repeat(32) : linkAt(game, chain, index - 1),
    beaconChainHash: fault === 'beacon' ? '00'.repeat(32) : beacon.chainHash,
    round: drawRound(beacon, closedAt) + (fault === 'round' ? 1 : 0),
  })
  const signed = fault === 'otherPool' ? { ...close, pool: '601' } : close
  const key = fault === 'otherControl' ? new Uint8Array(32).fill(1) : controlSecret
  return { game, close, balance: fault === 'unbalanced' ? null : signBalance(signed, key) }
}

/** An answer must lock exactly the link of the index to the round of the record, and name the newest log entry. */
const expectRightful = (machine: Machine, { game, close }: Countersign, answer: CountersignAnswer) => {
  const context = closeHash(parseCloseText(close))
  const key = roundKey(secrets.kappa, close.round)
  expect(hex(applyMask(unhex(answer.masks[0]!), key, context, 0))).toBe(
    linkAt(game, close.chain, close.index),
  )
  expect(answer.lock).toBe(hex(makeLock(close.round)))
  expect(machine.disk.at(-1)).toMatchObject({ k: answer.k, head: answer.head })
  const lock = lockHash(context, close.round, unhex(answer.lock), answer.masks.map(unhex))
  const { at, term, k } = answer
  const hash = countersignHash({ context, lock, at, term, k, head: unhex(answer.head) })
  // Node's check is much faster than the portable one.
  expect(verifyFast(null, hash, nodeKey, unhex(answer.signature))).toBe(true)
}

interface Model {
  /** The spent indices of each chain of each game. */
  readonly chains: Map<string, number[]>
  readonly answers: Map<string, { request: string; answer: CountersignAnswer }>
}

const countersignOnce = (machine: Machine, model: Model, input: CountersignCommand) => {
  const { game } = input
  const spent = model.chains.get(game)!
  const chain = Math.max(1, spent.length - input.older)
  const used = spent[chain - 1] ?? 0
  const index = Math.max(1, used + 1 + input.ahead)
  const request = toRequest(input, chain, index)
  const { closedAt, round } = request.close
  const known = model.answers.get(`${game}/${chain}/${index}`)
  const answer = attemptCall(machine, () => machine.on.signer.countersign(request))
  if (known) {
    expect(answer).toEqual(known.request === JSON.stringify(request.close) ? known.answer : 'spent')
    return answer
  }
  const { now, right } = machine.clock
  const reasons: RefusalCode[] = [
    ...(chain > spent.length ? (['chain'] as const) : []),
    ...(index !== used + 1 ? (['index'] as const) : []),
    ...(index > chainLength || spent.slice(chain).some(each => each > 0) ? (['chain'] as const) : []),
    ...(input.fault === 'none' ? [] : [faultCodes[input.fault]]),
    ...(closedAt > now + 3000 ? (['round'] as const) : []),
    ...(right ? [] : (['clock'] as const)),
    ...(now >= roundTime(beacon, round) - 1500 ? (['late'] as const) : []),
  ]
  if (typeof answer === 'string') expect(reasons).toContain(answer)
  else {
    expect(reasons).toEqual([])
    expectRightful(machine, request, answer)
    spent[chain - 1] = index
    model.answers.set(`${game}/${chain}/${index}`, { request: JSON.stringify(request.close), answer })
  }
  return answer
}

const succeedOnce = (machine: Machine, { chains }: Model, game: string) => {
  const spent = chains.get(game)!
  const answer = attemptCall(machine, () => machine.on.signer.succeedChain({ game }))
  const due = spent.at(-1)! >= chainLength * 0.9
  if (due) spent.push(0)
  const chain = spent.length
  if (typeof answer === 'string') expect([chain, answer]).toEqual([1, 'chain'])
  else expect(answer).toMatchObject({ chain, length: chainLength, anchor: linkAt(game, chain, 0) })
  return answer
}

describe('the signer', () => {
  it('never answers wrongly, for any sequence of requests, restarts and clocks', () => {
    const counts = new Map<string, number>()
    const count = (answer: object | string) => {
      const name = typeof answer === 'string' ? answer : 'answered'
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    const run = (commands: readonly Command[]) => {
      const machine = createMachine({ chainLength, controlled: true })
      for (const game of games) machine.on.signer.openChain({ game })
      const model: Model = { chains: new Map(games.map(game => [game, [0]])), answers: new Map() }
      for (const each of commands) {
        if (each.type === 'wait') machine.clock.now += each.ms
        else if (each.type === 'restart') machine.restart()
        else if (each.type === 'clock') machine.clock.right = each.right
        else if (each.type === 'succeed') count(succeedOnce(machine, model, each.game))
        else count(countersignOnce(machine, model, each))
      }
    }
    const sequences = fc.array(command, { minLength: sequenceLength, maxLength: sequenceLength })
    fc.assert(fc.property(sequences, run), { numRuns: Math.ceil(requests / (sequenceLength * 0.7)) })
    // Sequences of refusals only would prove nothing.
    for (const name of ['spent', 'index', 'late', 'balance', 'round', 'clock', 'chain', 'previous'])
      expect([name, counts.get(name) ?? 0]).not.toEqual([name, 0])
    expect(counts.get('answered')).toBeGreaterThan(requests / 20)
  }, 240_000)

  it('creates the successor of a chain when 90 % of it is spent, and never returns to the old one', () => {
    const machine = createMachine({ chainLength: 10 })
    const game = '1/7'
    const { anchor } = machine.on.signer.openChain({ game })
    const links = chainFrom(secrets.chain(game, 1), 10)
    expect(hex(links.anchor)).toBe(anchor)
    const request = (chain: number, index: number): Countersign => {
      const closedAt = machine.clock.now
      const previous = hex(chainFrom(secrets.chain(game, chain), 10).linkAt(index - 1))
      const round = drawRound(beacon, closedAt)
      const own = { chain, index, previous, closedAt, round, beaconChainHash: beacon.chainHash }
      return { game, close: makeCloseText(game, own), balance: null }
    }
    for (let index = 1; index <= 9; index++) {
      expect(attemptCall(machine, () => machine.on.signer.succeedChain({ game }))).toBe('chain')
      machine.on.signer.countersign(request(1, index))
    }
    const next = machine.on.signer.succeedChain({ game })
    expect(next.chain).toBe(2)
    machine.restart()
    expect(machine.on.signer.succeedChain({ game })).toEqual(next)
    machine.on.signer.countersign(request(2, 1))
    expect(attemptCall(machine, () => machine.on.signer.countersign(request(1, 10)))).toBe('chain')
    expect(machine.on.signer.openChain({ game }).chain).toBe(2)
  })
})
