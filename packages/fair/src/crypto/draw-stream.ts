import { type Bytes, utf8 } from '#encoding/bytes.ts'
import { HmacDrbg } from './hmac-drbg.ts'

const requestLength = 1024
const wordValues = 2 ** 32

/** Endless 32-bit words. */
export type WordSource = () => number

/** Opens the stream of a label. Every label has its own, so an additional draw never shifts the numbers of another one. */
export type Draws = (label: string) => DrawStream

/** `context` is the hash of the close record, or of the deck that the round assigns. */
export const openDraws =
  (scheme: 'FD1' | 'FD2', seed: Bytes, context: Bytes): Draws =>
  label =>
    new DrawStream(drbgWords(new HmacDrbg(seed, context.slice(0, 16), utf8(`${scheme}/${label}`))))

export const openDraw = (seed: Bytes, closeHash: Bytes, label: string): DrawStream =>
  openDraws('FD1', seed, closeHash)(label)

function drbgWords(drbg: HmacDrbg): WordSource {
  let view: DataView = new DataView(new ArrayBuffer(0))
  let at = 0
  return () => {
    if (at === view.byteLength) {
      view = new DataView(drbg.generate(requestLength).buffer)
      at = 0
    }
    const word = view.getUint32(at)
    at += 4
    return word
  }
}

export class DrawStream {
  readonly #nextWord: WordSource

  constructor(nextWord: WordSource) {
    this.#nextWord = nextWord
  }

  /** 0 .. n-1, each equally likely: rejection sampling discards words from the incomplete last multiple of n. */
  uniform(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > wordValues) throw new Error(`cannot draw from ${n}`)
    const limit = wordValues - (wordValues % n)
    let word = this.#nextWord()
    while (word >= limit) word = this.#nextWord()
    return word % n
  }

  /** k different numbers of 1 .. n in drawn order. */
  pick(k: number, n: number): number[] {
    return this.raffle(k, n).map(index => index + 1)
  }

  /** m different indices of 0 .. n-1. A sparse Fisher-Yates shuffle stores only moved places, so n may be millions. */
  raffle(m: number, n: number): number[] {
    if (!Number.isInteger(m) || m < 0 || m > n) throw new Error(`cannot draw ${m} of ${n}`)
    const moved = new Map<number, number>()
    const at = (place: number): number => moved.get(place) ?? place
    const drawn: number[] = []
    for (let i = 0; i < m; i += 1) {
      const j = i + this.uniform(n - i)
      drawn.push(at(j))
      moved.set(j, at(i))
    }
    return drawn
  }

  /** 1 .. n in a random order. */
  shuffle(n: number): number[] {
    return this.pick(n, n)
  }
}
