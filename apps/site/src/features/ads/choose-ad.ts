import { breakpoints } from '@fairground/contract/constants'
import type { Ad } from '@fairground/contract/entities/ad'

export type AdScreen = 'LOBBY' | 'PAGE'

export interface AdPlace {
  readonly screen: AdScreen
  readonly location: Ad['adScreenLocation']
  /** The screen size in upper case. */
  readonly size: Ad['adSize']
  /** Ads this visitor does not want to see. */
  readonly hidden: ReadonlySet<number>
}

const sizes = ['XS', 'SM', 'MD', 'LG'] as const

export const adSizeOf = (width: number): Ad['adSize'] =>
  sizes.find((_, i) => width <= (breakpoints[i] ?? 0)) ?? 'XL'

export const fittingAds = (ads: readonly Ad[], { screen, location, size, hidden }: AdPlace): readonly Ad[] =>
  ads.filter(
    ad =>
      ad.adScreenLocation === location &&
      (ad.adScreenType === screen || ad.adScreenType === 'ALL') &&
      (ad.adSize === size || ad.adSize === 'ALL') &&
      ad.adWeight > 0 &&
      !hidden.has(ad.id),
  )

const weightOf = (ads: readonly Ad[]): number => ads.reduce((sum, ad) => sum + ad.adWeight, 0)

/** Each ad as often as its weight says. `random` gives an integer from 0 up to, not including, what it is given. */
export const chooseAd = (ads: readonly Ad[], random: (below: number) => number): Ad | undefined => {
  const total = weightOf(ads)
  if (total === 0) return undefined
  let left = random(total)
  return ads.find(ad => (left -= ad.adWeight) < 0)
}

/** The one after: any candidate but the one that was shown. */
export const nextAd = (
  ads: readonly Ad[],
  shown: Ad | undefined,
  random: (below: number) => number,
): Ad | undefined => {
  const others = ads.filter(ad => ad.id !== shown?.id)
  return chooseAd(others.length === 0 ? ads : others, random)
}
