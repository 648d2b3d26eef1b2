type FillWords = (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>

const cryptographic: FillWords = words => crypto.getRandomValues(words)

const WORDS = 2 ** 32

/** An integer from 0 up to, not including, `choices`; every one equally likely. */
export const randomIndex = (choices: number, fill: FillWords = cryptographic): number => {
  if (!Number.isInteger(choices) || choices < 1 || choices > WORDS)
    throw new RangeError(`Cannot choose from ${choices}`)
  const limit = WORDS - (WORDS % choices)
  const word = new Uint32Array(1)
  for (;;) {
    const value = fill(word)[0] ?? WORDS
    if (value < limit) return value % choices
  }
}
