import type { Bytes } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'

/** Computes s_(k-1) from s_k. The hash is one-way, so publishing s_i reveals nothing about s_(i+1). */
export const chainStep = (link: Bytes): Bytes => H('chain', link)

export interface Chain {
  readonly length: number
  /** s_0, which commits to the whole chain. */
  readonly anchor: Bytes
  linkAt(index: number): Bytes
}

const checkpointEvery = 1000

export function chainFrom(secret: Bytes, length: number): Chain {
  if (secret.length !== 32) throw new Error('a chain secret must have 32 bytes')
  if (!Number.isSafeInteger(length) || length < 1) throw new Error('a chain must have at least one link')
  const checkpoints = new Map([[length, secret]])
  let anchor = secret
  for (let index = length - 1; index >= 0; index -= 1) {
    anchor = chainStep(anchor)
    if (index % checkpointEvery === 0) checkpoints.set(index, anchor)
  }
  const linkAt = (index: number): Bytes => {
    if (!Number.isInteger(index) || index < 0 || index > length)
      throw new Error(`the chain has no link ${index}`)
    const start = Math.min(Math.ceil(index / checkpointEvery) * checkpointEvery, length)
    return stepBack(checkpoints.get(start) as Bytes, start - index)
  }
  return { length, anchor, linkAt }
}

export function stepBack(link: Bytes, steps: number): Bytes {
  let earlier = link
  for (let step = 0; step < steps; step += 1) earlier = chainStep(earlier)
  return earlier
}
