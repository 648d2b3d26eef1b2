import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Beacon from '@fairground/fair/beacon/beacon'
import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import type * as ChainModule from '@fairground/fair/crypto/hash-chain'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSigningKey, type SigningKey } from '#platform/keys.ts'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import type { Countersign } from './protocol.ts'
import { readSignerLog, type SignerLog } from './signer-log.ts'
import { GameChains } from './game-chains.ts'
import { RequestRefused } from './request-refused.ts'
import { Signer } from './signer.ts'

// The real checks, memoised: a thousand sequences repeat the same few calls.
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
  const real = await original<typeof Beacon>()
  return {
    ...real,
    verifyBeacon: remember(
      real.verifyBeacon,
      (chain, round, signature) => `${chain.chainHash}/${round}/${signature}`,
    ),
  }
})
vi.mock('@fairground/fair/crypto/hash-chain', async original => {
  const real = await original<typeof ChainModule>()
  const open = (secret: Uint8Array, length: number): ChainModule.Chain => {
    const chain = real.chainFrom(secret, length)
    return { ...chain, linkAt: remember((index: number) => chain.linkAt(index), String) }
  }
  return { ...real, chainFrom: remember(open, (secret, length) => `${secret.join()}/${length}`) }
})

const beaconSecret = new Uint8Array(32).fill(3)
const beacon = localChain(beaconSecret, 1_000_000, 3, 'test')
const start = 1_000_900_000
const closings = [start, start + 3000, start + 6000]
const rounds = closings.map(closedAt => drawRound(beacon, closedAt))
const signatures = [...rounds.map(round => signRound(beaconSecret, round)), 'ab'.repeat(48), '']
const games = ['1/7', '2/7'] as const
const secret = new Uint8Array(32).fill(5)
const chain = () => chainFrom(secret, 100_000)
const linkAt = (index: number): string => hex(chain().linkAt(index))

let folder: string
let key: SigningKey
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signer-'))
  key = openSigningKey(folder, 'signer')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A signer with a simulated disk that survives restarts. */
const createMachine = () => {
  const disk = { text: '' }
  const clock = { now: start }
  const boot = (): Signer => {
    const { entries, whole } = readSignerLog(disk.text)
    disk.text = whole
    const log: SignerLog = {
      entries,
      append(entry) {
        disk.text += `${JSON.stringify(entry)}\n`
        entries.push(entry)
      },
      close: () => undefined,
    }
    const deps = { log, key, beacon, now: () => clock.now, randomBytes: () => secret }
    return new Signer(deps, new GameChains(deps))
  }
  const machine = { disk, clock, signer: boot(), restart: () => void (machine.signer = boot()) }
  for (const game of games) machine.signer.openChain({ game })
  return machine
}

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(8000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('countersign' as const),
      game: fc.constantFrom(...games),
      // Mostly the next index, so that sequences are not all refusals.
      ahead: fc.constantFrom(0, 0, 0, 0, -1, -2, 1),
      closing: fc.nat(closings.length - 1),
      pool: fc.constantFrom('600', '800'),
      fault: fc.constantFrom('none', 'none', 'none', 'none', 'round', 'previous', 'beacon', 'game'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('reveal' as const),
      game: fc.constantFrom(...games),
      index: fc.constantFrom(1, 1, 1, 2, 2, 3, 0, 4),
      signature: fc.oneof(fc.constant('right' as const), fc.nat(signatures.length - 1)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('tear' as const), length: fc.integer({ min: 1, max: 40 }) }),
  },
)

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
type CountersignCommand = Extract<Command, { type: 'countersign' }>

const toRequest = (input: CountersignCommand, index: number): Countersign => ({
  game: input.game,
  closedAt: closings[input.closing]!,
  close: makeCloseText(input.fault === 'game' ? '9/9' : input.game, {
    index,
    pool: input.pool,
    previous: input.fault === 'previous' ? linkAt(index) : linkAt(Math.max(0, index - 1)),
    beaconChainHash: input.fault === 'beacon' ? '00'.repeat(32) : beacon.chainHash,
    round: rounds[input.closing]! + (input.fault === 'round' ? 1 : 0),
  }),
})

const refusedOr = <T>(call: () => T): T | 'refused' => {
  try {
    return call()
  } catch (error) {
    if (error instanceof RequestRefused) return 'refused'
    throw error
  }
}

describe('the signer', () => {
  it('never reveals a link wrongly, for any sequence of requests, restarts and torn lines', () => {
    const counts = { signed: 0, late: 0, revealed: 0, refused: 0 }
    const run = (commands: readonly Command[]) => {
      const machine = createMachine()
      const spent = new Map<string, { request: string; round: number | undefined; answer: unknown }>()
      const last = (game: string) => [...spent.keys()].filter(each => each.startsWith(`${game}#`)).length
      for (const each of commands) {
        switch (each.type) {
          case 'wait':
            machine.clock.now += each.ms
            break
          case 'restart':
            machine.restart()
            break
          case 'tear':
            machine.disk.text += '{"type":"close","game":"1/7","index":1,"closeHash":"'.slice(0, each.length)
            machine.restart()
            break
          case 'countersign': {
            const index = Math.max(1, last(each.game) + 1 + each.ahead)
            const request = toRequest(each, index)
            const known = spent.get(`${each.game}#${index}`)
            const answer = refusedOr(() => machine.signer.countersign(request))
            const inTime = machine.clock.now < roundTime(beacon, request.close.round) - 1000
            if (known) {
              expect(answer).toEqual(
                known.request === JSON.stringify(request.close) ? known.answer : 'refused',
              )
            } else if (each.fault !== 'none' || index !== last(each.game) + 1) {
              expect(answer).toBe('refused')
            } else {
              expect(answer).toEqual(
                inTime
                  ? { signature: expect.any(String), at: machine.clock.now }
                  : { late: true, link: linkAt(index) },
              )
              const round = inTime ? request.close.round : undefined
              spent.set(`${each.game}#${index}`, { request: JSON.stringify(request.close), round, answer })
            }
            counts[answer === 'refused' ? 'refused' : 'late' in answer ? 'late' : 'signed'] += 1
            break
          }
          case 'reveal': {
            const round = spent.get(`${each.game}#${each.index}`)?.round
            const revealed =
              each.signature === 'right' ? Math.max(0, rounds.indexOf(round ?? 0)) : each.signature
            const rightful = round !== undefined && rounds[revealed] === round
            const request = { game: each.game, index: each.index, beaconSignature: signatures[revealed]! }
            const answer = refusedOr(() => machine.signer.reveal(request))
            expect(answer).toEqual(rightful ? { link: linkAt(each.index) } : 'refused')
            counts[rightful ? 'revealed' : 'refused'] += 1
          }
        }
      }
    }
    fc.assert(fc.property(fc.array(command, { minLength: 4, maxLength: 24, size: 'max' }), run), {
      numRuns: 1000,
    })
    // Sequences of refusals only would prove nothing.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100)
  })

  it('does not start with a damaged log', () => {
    const { disk } = createMachine()
    const lines = disk.text.split('\n')
    expect(() => readSignerLog([lines[0]!.slice(0, -5), ...lines.slice(1)].join('\n'))).toThrow('line 1')
  })
})
