import type { Draw } from './timeline.ts'

/** A draw of a race: one of its balls is the lucky one. */
export type ShownDraw = Draw & { readonly lucky?: number }

/** What was drawn, kind by kind of number games. */
export type NumbersOutcome =
  | { readonly numbers: readonly number[]; readonly second?: readonly number[] }
  | { readonly digits: readonly number[] }
  | { readonly draws: readonly ShownDraw[] }

/** The draws a play-out shows, one after another. */
export const drawsOf = (outcome: NumbersOutcome): readonly ShownDraw[] => {
  if ('draws' in outcome) return outcome.draws
  return 'digits' in outcome ? [{ numbers: outcome.digits }] : [outcome]
}
