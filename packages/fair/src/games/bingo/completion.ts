import type { Pattern } from './patterns.ts'

const never = 0xffff

/** The call at which each number comes, starting at 1, indexed by number. */
export function callOrder(calls: readonly number[]): Uint8Array {
  const order = new Uint8Array(calls.length + 1)
  calls.forEach((number, i) => {
    order[number] = i + 1
  })
  return order
}

/** The call that completes the pattern on a card; `calledAt` is the call of each slot's number. */
export function completedAt({ need, sets }: Pattern, calledAt: ArrayLike<number>): number {
  if (need === 1 && sets.length === 1) return lastCall(sets[0]!, calledAt)
  let first = never
  let second = never
  for (const set of sets) {
    const at = lastCall(set, calledAt)
    if (at < first) {
      second = first
      first = at
    } else if (at < second) second = at
  }
  return need === 1 ? first : second
}

function lastCall(set: readonly number[], calledAt: ArrayLike<number>): number {
  let last = 0
  for (const slot of set) {
    const at = calledAt[slot]!
    if (at > last) last = at
  }
  return last
}
