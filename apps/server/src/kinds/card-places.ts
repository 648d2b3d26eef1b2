import { scratchCells } from '@fairground/fair/games/scratchcard/scratchcard'
import type { InstantKind, InstantRules, InstantTypes } from '@fairground/fair/instant/instant-games'

/** Closed map: a kind without an entry does not compile. */
const placesByKind: { readonly [K in InstantKind]: (rules: InstantTypes[K]['rules']) => number } = {
  crosswordGame: ({ letters }) => letters,
  scratchcardGame: () => scratchCells,
}

/** How many places a player opens on a card of these rules. */
export const countCardPlaces = (rules: InstantRules): number =>
  (placesByKind[rules.kind] as (rules: InstantRules) => number)(rules)
