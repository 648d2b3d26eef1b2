import { expect, it } from 'vitest'
import { SlowSteps } from './slow-steps.ts'

const [slow, quick] = [{ id: 1 }, { id: 2 }]

it('does not wait for a long step of one deck, and does not start a second one', async () => {
  const steps = new SlowSteps(20)
  const long = Promise.withResolvers<void>()
  const taken: number[] = []
  const take = async ({ id }: { id: number }): Promise<void> => {
    taken.push(id)
    if (id === slow.id) await long.promise
  }
  await steps.run([slow, quick], take)
  expect([steps.has(slow.id), steps.has(quick.id)]).toEqual([true, false])
  await steps.run([quick], take)
  expect(taken).toEqual([1, 2, 2])
  const finished = steps.finish()
  long.resolve()
  await finished
  expect(steps.has(slow.id)).toBe(false)
})

it('passes on the failure of a step', async () => {
  const failing = new SlowSteps(1000).run([quick], () => Promise.reject(new Error('no connection')))
  await expect(failing).rejects.toThrow('no connection')
})
