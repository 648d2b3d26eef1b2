import type { Ad } from '@fairground/contract/entities/site/ad'
import { describe, expect, it } from 'vitest'
import { type AdPlace, getAdSize, chooseAd, fittingAds, nextAd } from './choose-ad.ts'

const ad = (id: number, change: Partial<Ad> = {}): Ad => ({
  id,
  adScreenType: 'LOBBY',
  adScreenLocation: 'TOP',
  adSize: 'ALL',
  adWeight: 1,
  adDelay: 0,
  adSourceUrl: '',
  adTargetUrlPc: '',
  ...change,
})

const place: AdPlace = { screen: 'LOBBY', location: 'TOP', size: 'LG', hidden: new Set() }
const toIds = (ads: readonly Ad[]) => ads.map(each => each.id)

describe('getAdSize and fittingAds', () => {
  it.each([
    [320, 'XS'],
    [575, 'XS'],
    [576, 'SM'],
    [767, 'SM'],
    [768, 'MD'],
    [991, 'MD'],
    [1199, 'LG'],
    [1200, 'XL'],
    [2560, 'XL'],
  ])('maps a width of %i pixels to %s', (width, size) => expect(getAdSize(width)).toBe(size))

  it.each([
    ['another location', { adScreenLocation: 'FULL' }, false],
    ['another screen', { adScreenType: 'PAGE' }, false],
    ['all screens', { adScreenType: 'ALL' }, true],
    ['the same size', { adSize: 'LG' }, true],
    ['another size', { adSize: 'XS' }, false],
    ['no weight', { adWeight: 0 }, false],
  ] as const)('an ad with %s (%j) fits: %s', (_, change, fits) => {
    expect(fittingAds([ad(1, change)], place)).toHaveLength(fits ? 1 : 0)
  })

  it('omits hidden ads', () => {
    expect(toIds(fittingAds([ad(1), ad(2)], { ...place, hidden: new Set([1]) }))).toEqual([2])
  })
})

describe('chooseAd and nextAd', () => {
  const ads = [ad(1, { adWeight: 3 }), ad(2, { adWeight: 1 }), ad(3, { adWeight: 2 })]

  it('chooses ads in proportion to their weight', () => {
    const shown = Array.from({ length: 6 }, (_, i) => chooseAd(ads, () => i)?.id)
    expect(shown).toEqual([1, 1, 1, 2, 3, 3])
    expect(chooseAd([], () => 0)).toBeUndefined()
  })

  it('passes the sum of the weights to the random function', () => {
    const limits: number[] = []
    chooseAd(ads, below => {
      limits.push(below)
      return 0
    })
    expect(limits).toEqual([6])
  })

  it('chooses a different ad if there is one', () => {
    expect(nextAd(ads, ads[0], () => 0)?.id).toBe(2)
    expect(nextAd(ads, undefined, () => 0)?.id).toBe(1)
    expect(nextAd([ads[0]!], ads[0], () => 0)?.id).toBe(1)
  })
})
