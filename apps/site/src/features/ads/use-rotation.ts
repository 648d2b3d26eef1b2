import type { Ad } from '@fairground/contract/entities/ad'
import { useEffect, useState } from 'react'
import { randomIndex } from '#shared/crypto-random.ts'
import { chooseAd, nextAd } from './choose-ad.ts'

/** The chosen ad; with several candidates the next follows after the delay of the one shown, unless it is held. */
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
