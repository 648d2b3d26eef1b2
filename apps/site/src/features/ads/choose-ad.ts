import { breakpoints } from '@fairground/contract/constants'
import type { Ad } from '@fairground/contract/entities/site/ad'

export type AdScreen = 'LOBBY' | 'PAGE'

export interface AdPlace {
  readonly screen: AdScreen
  readonly location: Ad['adScreenLocation']
  /** Size class of the screen. */
  readonly size: Ad['adSize']
  /** Ids of the ads that this visitor closed. */
  readonly hidden: ReadonlySet<number>
}

const sizes = ['XS', 'SM', 'MD', 'LG'] as const

export const getAdSize = (width: number): Ad['adSize'] =>
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

const totalWeight = (ads: readonly Ad[]): number => ads.reduce((sum, ad) => sum + ad.adWeight, 0)

/** Chooses an ad in proportion to its weight. `random` returns an integer in [0, below). */
export const chooseAd = (ads: readonly Ad[], random: (below: number) => number): Ad | undefined => {
  const total = totalWeight(ads)
  if (total === 0) return undefined
  let left = random(total)
  return ads.find(ad => (left -= ad.adWeight) < 0)
}

/** Chooses any candidate except the ad that is shown now. */
export const nextAd = (
  ads: readonly Ad[],
  shown: Ad | undefined,
  random: (below: number) => number,
): Ad | undefined => {
  const others = ads.filter(ad => ad.id !== shown?.id)
  return chooseAd(others.length === 0 ? ads : others, random)
}
