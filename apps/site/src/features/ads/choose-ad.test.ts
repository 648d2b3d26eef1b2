import type { Ad } from '@fairground/contract/entities/ad'
import { describe, expect, it } from 'vitest'
import { type AdPlace, adSizeOf, chooseAd, fittingAds, nextAd } from './choose-ad.ts'

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
const idsOf = (ads: readonly Ad[]) => ads.map(each => each.id)

describe('which ads fit', () => {
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
  ])('%i pixels are %s', (width, size) => expect(adSizeOf(width)).toBe(size))

  it.each([
    ['its location', { adScreenLocation: 'FULL' }, false],
    ['its screen', { adScreenType: 'PAGE' }, false],
    ['all screens', { adScreenType: 'ALL' }, true],
    ['its size', { adSize: 'LG' }, true],
    ['another size', { adSize: 'XS' }, false],
    ['no weight', { adWeight: 0 }, false],
  ] as const)('%s', (_, change, fits) => {
    expect(fittingAds([ad(1, change)], place)).toHaveLength(fits ? 1 : 0)
  })

  it('leaves out what was hidden', () => {
    expect(idsOf(fittingAds([ad(1), ad(2)], { ...place, hidden: new Set([1]) }))).toEqual([2])
  })
})

describe('which of them is shown', () => {
  const ads = [ad(1, { adWeight: 3 }), ad(2, { adWeight: 1 }), ad(3, { adWeight: 2 })]

  it('is drawn by weight', () => {
    const shown = Array.from({ length: 6 }, (_, i) => chooseAd(ads, () => i)?.id)
    expect(shown).toEqual([1, 1, 1, 2, 3, 3])
    expect(chooseAd([], () => 0)).toBeUndefined()
  })

  it('draws below the sum of the weights', () => {
    const asked: number[] = []
    chooseAd(ads, below => {
      asked.push(below)
      return 0
    })
    expect(asked).toEqual([6])
  })

  it('is another one each time, while there is another', () => {
    expect(nextAd(ads, ads[0], () => 0)?.id).toBe(2)
    expect(nextAd(ads, undefined, () => 0)?.id).toBe(1)
    expect(nextAd([ads[0]!], ads[0], () => 0)?.id).toBe(1)
  })
})
