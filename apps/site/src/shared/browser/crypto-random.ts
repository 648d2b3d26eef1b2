type FillWords = (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>

const fillCryptoRandom: FillWords = words => crypto.getRandomValues(words)

const WORD_RANGE = 2 ** 32

/** A uniform integer from 0 to `choices - 1`, by rejection sampling. */
export const randomIndex = (choices: number, fill: FillWords = fillCryptoRandom): number => {
  if (!Number.isInteger(choices) || choices < 1 || choices > WORD_RANGE)
    throw new RangeError(`Cannot choose from ${choices}`)
  const limit = WORD_RANGE - (WORD_RANGE % choices)
  const word = new Uint32Array(1)
  for (;;) {
    const value = fill(word)[0] ?? WORD_RANGE
    if (value < limit) return value % choices
  }
}
