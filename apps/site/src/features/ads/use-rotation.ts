import type { Ad } from '@fairground/contract/entities/site/ad'
import { useEffect, useState } from 'react'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { chooseAd, nextAd } from './choose-ad.ts'

/** The current ad. With several candidates it changes after its delay, unless `held` is true. */
export const useRotation = (ads: readonly Ad[], held: boolean): Ad | undefined => {
  const [chosen, setChosen] = useState(() => chooseAd(ads, randomIndex))
  const shown = ads.find(ad => ad.id === chosen?.id) ?? ads[0]
  const several = ads.length > 1
  useEffect(() => {
    if (held || !several || shown === undefined || shown.adDelay === 0) return undefined
    const timer = setTimeout(() => setChosen(nextAd(ads, shown, randomIndex)), shown.adDelay)
    return () => clearTimeout(timer)
  }, [ads, held, several, shown])
  return shown
}
