import { seededRandom, type SeededRandom } from '#support/seeded-random.ts'
import type { FuzzTarget, FuzzWorld } from './fuzz-target.ts'

export interface TargetRun {
  readonly seed: number
  /** The number of the first input. */
  readonly first: number
  readonly count: number
  /** Called after each batch with the number of inputs sent so far. */
  readonly onSent?: (sent: number) => boolean
}

export interface TargetResult {
  readonly sent: number
  readonly seconds: number
  readonly problems: readonly string[]
}

/** Every input follows from the seed, its target and its number alone, so that a part of a run can be repeated. */
const toRandom = (seed: number, name: string, number: number): SeededRandom => {
  const salt = Buffer.from(name).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7)
  return seededRandom(Math.imul(seed + salt, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
}

/** Sends the inputs of one target in batches. `onSent` ends the run early when it returns false. */
export const runTarget = async (
  name: string,
  target: FuzzTarget,
  world: FuzzWorld,
  { seed, first, count, onSent = () => true }: TargetRun,
): Promise<TargetResult> => {
  const open = await target.open(world)
  const began = performance.now()
  const problems: string[] = []
  const last = first + count
  let next = first
  let sent = 0
  let isStopped = false
  const work = async (): Promise<void> => {
    while (!isStopped && next < last) {
      const from = next
      next = Math.min(last, next + target.batch)
      const numbers = Array.from({ length: next - from }, (_, i) => from + i)
      const found = await open
        .send(numbers.map(number => toRandom(seed, name, number)))
        .catch((error: unknown) => [`${name}: ${String(error)}`])
      for (const problem of found) problems.push(`${name} ${from} to ${next - 1}: ${problem}`)
      sent += numbers.length
      if (!onSent(sent)) isStopped = true
    }
  }
  await Promise.all(Array.from({ length: target.parallel }, work))
  await open.close()
  return { sent, seconds: (performance.now() - began) / 1000, problems }
}
