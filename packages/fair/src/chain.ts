import type { Bytes } from './bytes.ts'
import { H } from './encode.ts'

/** From s_k to s_(k-1): easy in this direction only, so publishing s_i says nothing about s_(i+1). */
export const chainStep = (link: Bytes): Bytes => H('chain', link)

export interface Chain {
  readonly length: number
  /** s_0, published when the game is created. */
  readonly anchor: Bytes
  linkAt(index: number): Bytes
}

const checkpointEvery = 1000

export function chainFrom(secret: Bytes, length: number): Chain {
  if (secret.length !== 32) throw new Error('a chain secret has 32 bytes')
  if (!Number.isSafeInteger(length) || length < 1) throw new Error('a chain has at least one link')
  const checkpoints = new Map([[length, secret]])
  let anchor = secret
  for (let index = length - 1; index >= 0; index -= 1) {
    anchor = chainStep(anchor)
    if (index % checkpointEvery === 0) checkpoints.set(index, anchor)
  }
  const linkAt = (index: number): Bytes => {
    if (!Number.isInteger(index) || index < 0 || index > length) throw new Error(`no link ${index}`)
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
