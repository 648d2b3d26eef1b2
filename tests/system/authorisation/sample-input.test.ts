import { operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { fitsInput } from '@fairground/testkit/server/checked-call'
import { expect, it } from 'vitest'
import { sampleInput } from './sample-input.ts'

it('makes a sample that every operation takes', () => {
  const refused = operationNames.filter(name => !fitsInput(name, sampleInput(operations[name].input, {})))
  expect(refused).toEqual([])
})

it('uses what is known, in lists and objects too', () => {
  const known = { username: 'alice', eventIds: [7], uploadId: 'a'.repeat(24) }
  expect(sampleInput(operations.login.input, known)).toMatchObject({ username: 'alice' })
  expect(sampleInput(operations.acknowledgePesistentEvents.input, known)).toEqual({ eventIds: [7] })
  expect(sampleInput(operations.submitVerificationRequest.input, known)).toMatchObject({
    documents: [{ uploadId: known.uploadId }],
  })
})
