import type { Draw } from './timeline.ts'

/** A draw of a race with its lucky ball. */
export type ShownDraw = Draw & { readonly lucky?: number }

/** The outcomes of number games. */
export type NumbersOutcome =
  | { readonly numbers: readonly number[]; readonly second?: readonly number[] }
  | { readonly digits: readonly number[] }
  | { readonly draws: readonly ShownDraw[] }

/** The draws that a play-out shows, in order. */
export const toShownDraws = (outcome: NumbersOutcome): readonly ShownDraw[] => {
  if ('draws' in outcome) return outcome.draws
  return 'digits' in outcome ? [{ numbers: outcome.digits }] : [outcome]
}
