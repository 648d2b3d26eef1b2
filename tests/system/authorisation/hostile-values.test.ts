import { allFaults } from '@fairground/contract/all-faults'
import { type FaultName, getHttpStatus, isFault } from '@fairground/contract/errors'
import { type OperationName, operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, expect, it, vi } from 'vitest'
import { findFields, withField } from './find-fields.ts'
import { type Caller, createCaller, makeVictim } from './roles.ts'
import { sampleInput } from './sample-input.ts'

// Each test makes hundreds of calls.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const server = useTestServer({ sandbox: true })
/** Beyond 32 bits, and the largest number that the contract can carry. */
const largeNumbers = [2 ** 40, Number.MAX_SAFE_INTEGER]
/** PostgreSQL stores none of these. */
const brokenTexts = ['\u0000', 'a\u0000b', '\ud800']

let caller: Caller
beforeAll(async () => {
  caller = await createCaller(server(), 'self', await makeVictim(server()))
})

const call = async (name: OperationName, input: unknown): Promise<FaultName | undefined> => {
  const { memberId, siteKey, token } = caller
  const answer = await fetch(`${server().baseUrl}/api/${memberId}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-key': siteKey, 'auth-token': token ?? '' },
    body: JSON.stringify(input),
  })
  const body: unknown = await answer.json()
  if (!isFault(body)) return undefined
  expect(answer.status, `${name}: ${body.name}`).toBe(getHttpStatus(body.name))
  return body.name
}

/** They end the session or the account of the caller. */
const endsSession = new Set<OperationName>([
  'changePassword',
  'changePassword2',
  'closeAccount',
  'endSession',
  'logout',
  'updateSelfExclusion',
  'updateTimeout',
])
const names = operationNames.filter(name => !endsSession.has(name))

/** Calls every operation with a valid input in which one field has a hostile value. */
const callAll = async (kind: 'number' | 'text', values: readonly unknown[]) => {
  const answers: { readonly call: string; readonly name: OperationName; fault: FaultName | undefined }[] = []
  for (const name of names) {
    const { input } = operations[name]
    const sample = sampleInput(input, caller.known)
    for (const path of findFields(input, kind))
      for (const value of values) {
        const fault = await call(name, withField(sample, path, value))
        answers.push({ call: `${name} ${path.join('.')} = ${JSON.stringify(value)}`, name, fault })
      }
  }
  return answers
}

it('answers every number beyond 32 bits in every operation, and never with an internal error', async () => {
  const answers = await callAll('number', largeNumbers)
  const early: readonly FaultName[] = ['login.notLoggedIn', 'request.rateLimited', 'request.internal']
  expect(
    answers.filter(
      ({ name, fault }) => fault !== undefined && (early.includes(fault) || !allFaults(name).includes(fault)),
    ),
  ).toEqual([])
  expect(answers.length).toBeGreaterThan(100)
})

it('refuses texts that cannot be stored in every field of every operation', async () => {
  const answers = await callAll('text', brokenTexts)
  expect(answers.filter(({ fault }) => fault !== 'request.invalid')).toEqual([])
  expect(answers.length).toBeGreaterThan(300)
})
