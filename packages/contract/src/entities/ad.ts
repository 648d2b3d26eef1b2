import { Type, type Static } from 'typebox'
import { closed, Count, Id, ShortText, Url } from './values.ts'

/** A size equals the screen size in upper case, or is ALL. */
export const adSizes = ['XS', 'SM', 'MD', 'LG', 'XL', 'ALL'] as const

export const Ad = closed({
  id: Id,
  adScreenType: ShortText,
  adScreenLocation: Type.Enum(['TOP', 'FULL']),
  adSize: Type.Enum(adSizes),
  adWeight: Count,
  adDelay: Type.Integer({ minimum: 0, description: 'Milliseconds until the next candidate; 0 stays.' }),
  adSourceUrl: Url,
  adTargetUrlPc: Url,
})
export type Ad = Static<typeof Ad>
