import { randomUUID } from 'node:crypto'
import { operatorFaults, type OperatorFaultName } from '@fairground/contract/operator/operator-faults'
import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import {
  type OperatorOperationName,
  operatorOperationNames,
  operatorOperations,
} from '@fairground/contract/operator/operator-operations'
import { proposalKindNames, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { staffRoles } from '@fairground/contract/operator/staff-roles'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { beforeAll, expect, it, vi } from 'vitest'
import { findFields, withField } from './find-fields.ts'
import { sampleInput } from './sample-input.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const server = useTestServer({})
const own = 1
const platform = 0
/** Beyond 32 bits, and the largest number that the contract can carry. */
const large = [2 ** 40, Number.MAX_SAFE_INTEGER]

let attacker: StaffMember
let address: string

beforeAll(async () => {
  address = await server().startConsole()
  // The attacker may do everything, so that each number reaches the handler.
  attacker = await server().hire([...staffRoles], { memberId: null })
})

/** Operations with money need a proof of the last minutes. */
const renewProof = () => server().sql('UPDATE staff_session SET proved_at = clock_timestamp()')

const call = async (name: OperatorOperationName, memberId: number, input: unknown) => {
  const response = await fetch(`${address}/operator/${memberId}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${attacker.token}` },
    body: JSON.stringify(input),
  })
  const fault = response.ok ? undefined : ((await response.json()) as { name: OperatorFaultName }).name
  return { status: response.status, fault }
}

/** The call would have ended before its numbers were looked at. */
const early: readonly OperatorFaultName[] = [
  'staff.notSignedIn',
  'staff.notAllowed',
  'staff.stepUpRequired',
  'staff.unknownOperator',
  'request.rateLimited',
]

/** A list may be empty behind a large number. Every other answer names what is wrong. */
const findProblem = ({ status, fault }: Awaited<ReturnType<typeof call>>): string | undefined => {
  if (fault === undefined) return undefined
  const isNamed = status >= 400 && status < 500 && operatorFaults[fault].status === status
  return isNamed && !early.includes(fault) ? undefined : `${status} ${fault}`
}

it('answers every number beyond 32 bits in every operation, and never with an internal error', async () => {
  const problems: string[] = []
  let calls = 0
  for (const name of operatorOperationNames) {
    const { input, scope }: OperatorOperation = operatorOperations[name]
    const sample = sampleInput(input, {})
    await renewProof()
    for (const path of findFields(input, 'number'))
      for (const number of large) {
        const answer = await call(
          name,
          scope === 'platform' ? platform : own,
          withField(sample, path, number),
        )
        calls += 1
        const problem = findProblem(answer)
        if (problem) problems.push(`${name} ${path.join('.')} = ${number}: ${problem}`)
      }
  }
  expect(problems).toEqual([])
  expect(calls).toBeGreaterThan(200)
})

it('answers every number beyond 32 bits in every proposal', async () => {
  const problems: string[] = []
  let calls = 0
  for (const kind of proposalKindNames) {
    const { payload, scope } = proposalKinds[kind]
    const sample = sampleInput(payload, {})
    await renewProof()
    for (const path of findFields(payload, 'number'))
      for (const number of large) {
        const input = {
          requestId: randomUUID(),
          kind,
          payload: withField(sample, path, number),
          reason: 'to try',
        }
        const answer = await call('propose', scope === 'platform' ? platform : own, input)
        calls += 1
        const problem = findProblem(answer)
        if (problem) problems.push(`${kind} ${path.join('.')} = ${number}: ${problem}`)
      }
  }
  expect(problems).toEqual([])
  expect(calls).toBeGreaterThan(20)
})

it('refuses a text that cannot be stored in every field of every operation', async () => {
  const accepted: string[] = []
  let calls = 0
  for (const name of operatorOperationNames) {
    const { input, scope, access }: OperatorOperation = operatorOperations[name]
    // Their rate limit is lower than the number of these calls.
    if (access === 'anyone') continue
    const sample = sampleInput(input, {})
    await renewProof()
    for (const path of findFields(input, 'text')) {
      const { fault } = await call(
        name,
        scope === 'platform' ? platform : own,
        withField(sample, path, 'a\u0000b'),
      )
      calls += 1
      if (fault !== 'request.invalid') accepted.push(`${name} ${path.join('.')}: ${fault}`)
    }
  }
  expect(accepted).toEqual([])
  expect(calls).toBeGreaterThan(200)
})
