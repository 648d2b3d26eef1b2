import type { Ad } from '@fairground/contract/entities/site/ad'
import { isHeld } from '#core/held-moments.ts'
import { modalStore, openModal } from '#core/modals.ts'
import { hasOpenOverlay } from '#core/open-overlay.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { type AdScreen, getAdSize, chooseAd, fittingAds } from './choose-ad.ts'
import { hiddenAds } from './hidden-ads.ts'
import { mayShowAd } from './may-show-ad.ts'

const key = 'fairground.adPopup'

let lastInputAt = performance.now()
for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, () => (lastInputAt = performance.now()), { capture: true, passive: true })

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

const mayShowNow = (): boolean =>
  mayShowAd({
    pageHidden: document.hidden,
    modal: modalStore.getState().current?.name ?? null,
    overlay: hasOpenOverlay(),
    drafting: isHeld('draft'),
    buying: isHeld('purchase'),
    watching: isHeld('playout'),
    typing: isTyping(),
    idleMs: performance.now() - lastInputAt,
  })

/** Opens the full-screen ad once per session, when it interrupts nothing. Returns true if no retry is needed. */
export const offerFullAd = (ads: readonly Ad[], screen: AdScreen): boolean => {
  if (sessionStorage.getItem(key) !== null) return true
  const place = { screen, location: 'FULL', size: getAdSize(window.innerWidth) } as const
  const ad = chooseAd(fittingAds(ads, { ...place, hidden: hiddenAds.getState().ids }), randomIndex)
  if (ad === undefined || !mayShowNow()) return false
  sessionStorage.setItem(key, '1')
  openModal('adPopup', { adId: ad.id })
  return true
}
