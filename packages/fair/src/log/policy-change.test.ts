import { describe, expect, it } from 'vitest'
import { inclusionProof } from '#crypto/merkle.ts'
import { getPublicKey } from '#crypto/signature.ts'
import { hex } from '#encoding/bytes.ts'
import { cosign, noteSigner } from './checkpoint.ts'
import type { LogPolicy } from './policy.ts'
import { acceptPolicyChange, type PolicyChange } from './policy-change.ts'
import { formatPolicy } from './policy-text.ts'
import { SampleLog, sampleSecret } from './sample-log.test-support.ts'

const origin = 'play.example/fair/1'
const makeWitness = (name: string) =>
  noteSigner({ name, type: 4, publicKey: getPublicKey(sampleSecret(name)) }, sampleSecret(name))
const [w1, w2, w3, w4] = ['w1', 'w2', 'w3', 'w4'].map(makeWitness) as [
  ReturnType<typeof makeWitness>,
  ReturnType<typeof makeWitness>,
  ReturnType<typeof makeWitness>,
  ReturnType<typeof makeWitness>,
]
const { key } = new SampleLog(origin)
const kept: LogPolicy = { log: key, witnesses: [w1, w2, w3], quorum: 2 }
const next: LogPolicy = { log: key, witnesses: [w2, w3, w4], quorum: 2 }
const day = 24 * 3600
const from = 1_800_000_000_000
const loggedAt = from / 1000 - 7 * day + 5
const now = from + 1000

interface Sample {
  readonly policy?: LogPolicy
  readonly seen?: readonly (readonly [typeof w1, number])[]
  readonly log?: SampleLog
}

/** The change as an operator logs it. */
const change = ({
  policy = next,
  seen = [
    [w1, loggedAt],
    [w3, loggedAt],
  ],
  log = new SampleLog(origin),
}: Sample = {}): PolicyChange => {
  const text = formatPolicy(policy)
  log.grow(3).add({ t: 'policy', text, from }).grow(2)
  const note = log.note()
  const checkpoint = note + seen.map(([witness, seconds]) => cosign(witness, note, seconds)).join('')
  return { text, from, index: 3, path: inclusionProof(log.leaves(), 3).map(hex), checkpoint }
}

const accept = (given: PolicyChange, at = now) => acceptPolicyChange(formatPolicy(kept), given, at)

describe('a change of the policy', () => {
  it('is accepted if the old witnesses saw it a week ahead', () => {
    expect(accept(change())).toMatchObject({
      quorum: 2,
      witnesses: [w2, w3, w4].map(({ name }) => ({ name })),
    })
  })

  it('of addresses alone needs the old witnesses but no notice', () => {
    const moved = { ...kept, witnesses: kept.witnesses.map(each => ({ ...each, url: 'https://w.example' })) }
    const late = [w1, w2].map(witness => [witness, from / 1000 + 60] as const)
    expect(accept(change({ policy: moved, seen: late }))).toMatchObject({ quorum: 2 })
    expect(accept(change({ policy: moved, seen: [[w1, loggedAt]] }))).toHaveProperty('problem')
  })

  it.each<[string, PolicyChange, string]>([
    ['too few of the old witnesses saw it', change({ seen: [[w1, loggedAt]] }), '1 witnesses saw'],
    [
      'only new witnesses saw it',
      change({
        seen: [
          [w4, loggedAt],
          [w2, loggedAt],
        ],
      }),
      '1 witnesses saw',
    ],
    [
      'the old witnesses saw it a day ahead',
      change({
        seen: [
          [w1, from / 1000 - day],
          [w2, from / 1000 - day],
        ],
      }),
      '0 witnesses saw',
    ],
    ['it is not in the log', { ...change(), index: 2 }, 'not in the log'],
    [
      'its text differs from the entry',
      { ...change(), text: formatPolicy({ ...next, quorum: 1 }) },
      'not in',
    ],
    ['its time differs from the entry', { ...change(), from: from - 1 }, 'not in the log'],
    ['another key signed the log', change({ log: new SampleLog(origin, [], 'thief') }), 'not signed'],
    [
      'it names another log key',
      change({ policy: { ...next, log: new SampleLog(origin, [], 'thief').key } }),
      'another log',
    ],
    [
      'it names another origin',
      change({ policy: { ...next, log: { ...key, name: 'other.example/fair/1' } } }),
      'another log',
    ],
    ['it is not a policy', { ...change(), text: 'quorum none\n' }, 'names no log'],
  ])('is refused if %s', (_, given, problem) => {
    expect(accept(given)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it('is refused before its time', () => {
    expect(accept(change(), from - 1)).toMatchObject({ problem: 'The new policy is not in force yet.' })
  })
})
