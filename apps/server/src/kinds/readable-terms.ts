import { ShapeProblem } from '@fairground/fair/encoding/shape'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { getTerms } from './terms.ts'

/** Whether the stored terms can be parsed. Damaged terms must stop only their own instance. */
export const hasReadableTerms = (row: { readonly rules: unknown; readonly prizeTable: unknown }): boolean => {
  try {
    if (isDeck(row)) getDeckTerms(row)
    else getTerms(row)
    return true
  } catch (error) {
    if (error instanceof ShapeProblem) return false
    throw error
  }
}
