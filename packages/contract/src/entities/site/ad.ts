import { Type, type Static } from 'typebox'
import { closed, Count, Id, ShortText, Url } from '#entities/values.ts'

/** The screen size in upper case, or ALL. */
export const adSizes = ['XS', 'SM', 'MD', 'LG', 'XL', 'ALL'] as const

export const Ad = closed({
  id: Id,
  adScreenType: ShortText,
  adScreenLocation: Type.Enum(['TOP', 'FULL']),
  adSize: Type.Enum(adSizes),
  adWeight: Count,
  adDelay: Type.Integer({
    minimum: 0,
    description: 'Milliseconds until the next ad is shown; 0 means that the ad does not rotate.',
  }),
  adSourceUrl: Url,
  adTargetUrlPc: Url,
})
export type Ad = Static<typeof Ad>
