import type { LogPolicy } from '@fairground/fair/log/policy'
import { acceptPolicyChange } from '@fairground/fair/log/policy-change'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LogStage, openLogStage, urgentEntry } from './log-stage.test-support.ts'
import { findWitnessOrigins } from './open-log.ts'
import { readPolicyChanges } from './policy-changes.ts'
import { logPolicy, readPolicy } from './policy.ts'

let stage: LogStage
beforeAll(async () => {
  stage = await openLogStage()
})
afterAll(() => stage?.close())

const change = (policy: LogPolicy) => stage.inLog(tx => logPolicy(tx, stage.books.memberId, policy))
/** A checkpoint follows an urgent entry at once. */
const sign = async (round: number): Promise<void> => {
  await stage.append(urgentEntry(round))
  expect(await stage.sign()).toBe(true)
}
const readChanges = () => stage.inLog(tx => readPolicyChanges(tx, stage.books.memberId))

describe('the changes of a policy', () => {
  it('are proved to a reader of the first policy, and count from their own time', async () => {
    const first = await stage.inLog(tx => readPolicy(tx, stage.books.memberId))
    const moved = { ...first, log: { ...first.log, url: 'https://elsewhere.example' } }
    await change(moved)
    expect(await readChanges()).toEqual([])
    await sign(1)
    const witness = { name: 'w.example', type: 4, publicKey: new Uint8Array(32).fill(1) } as const
    const watched = { ...moved, witnesses: [witness], quorum: 1 }
    await change(watched)
    await sign(2)
    const [toMoved, toWatched] = await readChanges()
    expect(acceptPolicyChange(formatPolicy(first), toMoved!, Date.now())).toEqual(moved)
    expect(acceptPolicyChange(formatPolicy(moved), toWatched!, Date.now())).toEqual({
      problem: 'The new policy is not in force yet.',
    })
    expect(acceptPolicyChange(formatPolicy(moved), toWatched!, toWatched!.from)).toEqual(watched)
    const thief = { ...first, log: { ...first.log, publicKey: witness.publicKey } }
    expect(acceptPolicyChange(formatPolicy(thief), toMoved!, Date.now())).toHaveProperty('problem')
  })
})

it('finds the origins to which a browser may report', () => {
  const policy =
    'witness w1 k1 https://a.example/w\nwitness w2 k2\nwitness w3 k3 https://a.example/\nquorum none\n'
  expect(findWitnessOrigins(policy)).toEqual(['https://a.example'])
})
