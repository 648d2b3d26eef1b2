import { type Bytes, equal } from '#encoding/bytes.ts'
import { merkleRoot, nodeHash } from './merkle.ts'

/** The largest power of two below `size`. */
const split = (size: number): number => {
  let left = 1
  while (left * 2 < size) left *= 2
  return left
}

const subProof = (first: number, hashes: readonly Bytes[], whole: boolean): Bytes[] => {
  if (first === hashes.length) return whole ? [] : [merkleRoot(hashes)]
  const left = split(hashes.length)
  return first <= left
    ? [...subProof(first, hashes.slice(0, left), whole), merkleRoot(hashes.slice(left))]
    : [...subProof(first - left, hashes.slice(left), false), merkleRoot(hashes.slice(0, left))]
}

/** RFC 9162 section 2.1.4.1: proves that the tree of all hashes extends the tree of the first ones. */
export const consistencyProof = (hashes: readonly Bytes[], first: number): Bytes[] =>
  first === 0 || first === hashes.length ? [] : subProof(first, hashes, true)

interface SizedRoot {
  readonly size: number
  readonly root: Bytes
}

/** RFC 9162 section 2.1.4.2, in arithmetic rather than bit operations so that sizes above 2^31 work. */
export function verifyConsistency(first: SizedRoot, second: SizedRoot, proof: readonly Bytes[]): boolean {
  if (!Number.isSafeInteger(first.size) || !Number.isSafeInteger(second.size)) return false
  if (first.size < 0 || first.size > second.size) return false
  if (first.size === second.size) return proof.length === 0 && equal(first.root, second.root)
  if (first.size === 0) return proof.length === 0
  let at = first.size - 1
  let last = second.size - 1
  while (at % 2 === 1) {
    at = (at - 1) / 2
    last = Math.floor(last / 2)
  }
  // When the first tree is a complete subtree of the second, its root starts the proof.
  const path = at === 0 ? [first.root, ...proof] : proof
  let [older, ...rest] = path
  if (older === undefined) return false
  let newer = older
  for (const sibling of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      older = nodeHash(sibling, older)
      newer = nodeHash(sibling, newer)
      while (at % 2 === 0 && at !== 0) {
        at /= 2
        last = Math.floor(last / 2)
      }
    } else {
      newer = nodeHash(newer, sibling)
    }
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && equal(older, first.root) && equal(newer, second.root)
}
