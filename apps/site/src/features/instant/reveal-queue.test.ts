import type { Card } from '@fairground/contract/entities/plays/card'
import { expect, it, vi } from 'vitest'
import { createRevealQueue } from '#features/instant/reveal-queue.ts'

const card = (open: readonly number[]): Card => ({
  status: 'opening',
  places: Array.from({ length: 9 }, (_, i) => (open.includes(i) ? 'star' : null)),
})

const slowServer = () => {
  const calls: { places: readonly number[]; answer: (ok: boolean) => void }[] = []
  const open = (places: readonly number[]) =>
    new Promise<Card>((resolve, reject) => {
      calls.push({ places, answer: ok => (ok ? resolve(card(places)) : reject(new Error('offline'))) })
    })
  return { calls, open }
}

const setUp = () => {
  const server = slowServer()
  const onCard = vi.fn<(card: Card) => void>()
  const onChange = vi.fn<(failed: boolean) => void>()
  return { ...server, onCard, onChange, queue: createRevealQueue(server.open, { onCard, onChange }) }
}

it('sends the first place at once and batches the following ones in order', async () => {
  const { queue, calls } = setUp()
  queue.request([4])
  queue.request([5])
  queue.request([1, 5])
  expect(calls.map(({ places }) => places)).toEqual([[4]])
  calls[0]!.answer(true)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]!.places).toEqual([5, 1])
})

it('retries failed places together with new ones', async () => {
  const { queue, calls, onChange, onCard } = setUp()
  queue.request([0])
  calls[0]!.answer(false)
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
  expect(queue.pending()).toEqual([0])
  expect(onCard).not.toHaveBeenCalled()
  queue.request([1])
  expect(calls[1]!.places).toEqual([0, 1])
  calls[1]!.answer(true)
  await vi.waitFor(() => expect(queue.pending()).toEqual([]))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

it('does not resume with an empty queue or during a call', async () => {
  const { queue, calls } = setUp()
  queue.resume()
  expect(calls).toHaveLength(0)
  queue.request([3])
  queue.resume()
  expect(calls).toHaveLength(1)
})
