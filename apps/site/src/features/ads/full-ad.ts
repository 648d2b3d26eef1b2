import type { Ad } from '@fairground/contract/entities/ad'
import { modalStore, openModal } from '#app/modals.ts'
import { randomIndex } from '#shared/crypto-random.ts'
import { type AdScreen, adSizeOf, chooseAd, fittingAds } from './choose-ad.ts'
import { hiddenAds } from './hidden-ads.ts'

const key = 'fairground.adPopup'

/** Once a session, and never over something else. True when there is nothing more to wait for. */
export const offerFullAd = (ads: readonly Ad[], screen: AdScreen): boolean => {
  if (sessionStorage.getItem(key) !== null) return true
  const place = { screen, location: 'FULL', size: adSizeOf(window.innerWidth) } as const
  const ad = chooseAd(fittingAds(ads, { ...place, hidden: hiddenAds.getState().ids }), randomIndex)
  if (ad === undefined || document.hidden || modalStore.getState().current !== null) return false
  sessionStorage.setItem(key, '1')
  openModal('adPopup', { adId: ad.id })
  return true
}
