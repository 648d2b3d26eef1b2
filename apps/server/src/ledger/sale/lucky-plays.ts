import { type PickIndex, luckyDip, startPicking } from '@fairground/rules/picking/picker'
import { MULTI_OPTIONS } from '@fairground/rules/picking/play-rule'
import { isDeck } from '#kinds/deck-terms.ts'
import { getTerms, toPlayRule } from '#kinds/terms.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'

interface LuckyPlays {
  readonly lines: readonly (readonly number[])[]
  readonly multiOptions?: readonly (readonly number[])[]
}

/** Random plays for an instance; games that deal the plays need none. Undefined for cards of a deck. */
export const pickLuckyPlays = (
  instance: InstanceRow,
  count: number,
  randomBytes: (length: number) => Uint8Array,
): LuckyPlays | undefined => {
  if (isDeck(instance)) return undefined
  const rule = toPlayRule(getTerms(instance).rules)
  const pickIndex = indexFrom(randomBytes)
  const makeLines = (pick: () => readonly number[]) => Array.from({ length: count }, pick)
  switch (rule.kind) {
    case 'dealt':
      return { lines: [] }
    case 'numbers':
      return {
        lines: makeLines(() => {
          const { clickedBalls, clickedBalls2nd } = luckyDip(startPicking(rule, 1), pickIndex)
          return [...clickedBalls, ...clickedBalls2nd]
        }),
      }
    case 'digits':
      return {
        lines: makeLines(() => Array.from({ length: rule.positions }, () => pickIndex(10))),
        // One unit on the first option that the game offers.
        multiOptions: makeLines(() => MULTI_OPTIONS.map(option => Number(option === rule.options[0]))),
      }
  }
}

/** Drops bytes beyond the largest multiple of the choices, so that every index is equally likely. */
const indexFrom =
  (randomBytes: (length: number) => Uint8Array): PickIndex =>
  choices => {
    const limit = 256 - (256 % choices)
    for (;;) {
      const byte = randomBytes(1)[0]!
      if (byte < limit) return byte % choices
    }
  }
