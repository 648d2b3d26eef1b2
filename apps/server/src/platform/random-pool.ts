import { randomFillSync } from 'node:crypto'

const poolLength = 8192

/** Random bytes from a pool: a system call for a few bytes at a time is slower. */
export const createRandomPool = (): ((length: number) => Uint8Array) => {
  const pool = new Uint8Array(poolLength)
  let at = poolLength
  return length => {
    if (at + length > poolLength) {
      randomFillSync(pool)
      at = 0
    }
    const bytes = pool.slice(at, at + length)
    pool.fill(0, at, at + length)
    at += length
    return bytes
  }
}
