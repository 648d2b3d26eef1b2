import { expect, it } from 'vitest'
import { actOnAll } from './act-on-all.ts'

const quiet = { mayGoOn: () => true, onProgress: () => undefined }

it('acts on each row in order and reports the progress', async () => {
  const seen: number[] = []
  const progress: number[] = []
  const outcome = await actOnAll([1, 2, 3], row => Promise.resolve(seen.push(row)), {
    ...quiet,
    onProgress: count => progress.push(count),
  })
  expect(outcome).toEqual({ done: [1, 2, 3], failed: [] })
  expect([seen, progress]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})

it('goes on after a refusal of one row', async () => {
  const refusal = new Error('refused')
  const outcome = await actOnAll(
    [1, 2, 3],
    row => (row === 2 ? Promise.reject(refusal) : Promise.resolve()),
    quiet,
  )
  expect(outcome).toEqual({ done: [1, 3], failed: [{ row: 2, error: refusal }] })
})

it('attempts no further row after an error that meets all', async () => {
  const attempts: number[] = []
  const offline = new Error('offline')
  const act = (row: number) => {
    attempts.push(row)
    return row === 2 ? Promise.reject(offline) : Promise.resolve()
  }
  const outcome = await actOnAll([1, 2, 3], act, { ...quiet, mayGoOn: () => false })
  expect(outcome.failed.map(({ row }) => row)).toEqual([2, 3])
  expect(attempts).toEqual([1, 2])
})
