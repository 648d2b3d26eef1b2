import { fault, type FaultName } from '@fairground/contract/errors'
import { expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from './context.ts'
import { handlers } from '#handlers.ts'
import { createPipeline } from './pipeline.ts'
import { Refusal } from '#platform/refusal.ts'

const failing = (error: unknown) => {
  const fail = () => {
    throw error
  }
  const pipeline = createPipeline({
    context: { log: createLog('test', 'silent'), now: Date.now } as Context,
    handlers: { ...handlers, ping: fail },
    limits: { allow: async () => true, takeTurn: async () => 0 },
    observe: () => undefined,
  })
  return pipeline({
    operation: 'ping',
    input: {},
    member: { id: 1 } as Member,
    token: undefined,
    address: '',
  })
}

it.each<[FaultName, unknown]>([
  ['request.unavailable', Object.assign(new Error('shutting down'), { code: '57P01' })],
  ['request.unavailable', Object.assign(new Error('no more'), { code: '53300' })],
  ['request.unavailable', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  ['request.unavailable', new Error('Connection terminated unexpectedly')],
  ['request.unavailable', new Error('timeout exceeded when trying to connect')],
  ['request.internal', Object.assign(new Error('out of range'), { code: '22003' })],
  ['request.internal', new TypeError('a defect')],
  ['request.internal', 'not even an error'],
  ['request.internal', null],
])('answers %s for the error %s', async (name, error) => {
  const outcome = await failing(error)
  expect(outcome).toEqual({ fault: { ...fault(name), id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
})

it('returns the fault of a refusal unchanged', async () => {
  expect(await failing(new Refusal('game.notFound'))).toEqual({ fault: fault('game.notFound') })
})
