import { sha256 } from '@noble/hashes/sha2.js'
import { u64be, utf8 } from '#encoding/bytes.ts'
import { DrawStream, openDraw } from '#crypto/draw-stream.ts'

/** A fast, deterministic stream for tests that need thousands of cards. */
export function quickStream(seed: number): DrawStream {
  let state = (seed * 2 + 1) >>> 0
  return new DrawStream(() => {
    state = (state + 0x9e3779b9) >>> 0
    let word = state
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  })
}

export const fairStream = (seed: number): DrawStream =>
  openDraw(sha256(u64be(seed)), sha256(utf8('close')), 'bingo/card/test')
