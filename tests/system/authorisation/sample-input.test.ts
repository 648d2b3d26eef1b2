import { operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { isValidInput } from '@fairground/testkit/server/checked-call'
import { expect, it } from 'vitest'
import { sampleInput } from './sample-input.ts'

it('makes a valid input for every operation', () => {
  const refused = operationNames.filter(name => !isValidInput(name, sampleInput(operations[name].input, {})))
  expect(refused).toEqual([])
})

it('uses the known values, also in lists and objects', () => {
  const known = { username: 'alice', eventIds: [7], uploadId: 'a'.repeat(24) }
  expect(sampleInput(operations.login.input, known)).toMatchObject({ username: 'alice' })
  expect(sampleInput(operations.acknowledgePesistentEvents.input, known)).toEqual({ eventIds: [7] })
  expect(sampleInput(operations.submitVerificationRequest.input, known)).toMatchObject({
    documents: [{ uploadId: known.uploadId }],
  })
})
