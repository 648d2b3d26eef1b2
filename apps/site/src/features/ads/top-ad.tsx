import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useReducedMotion } from '#app/appearance.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { AdPicture } from './ad-picture.tsx'
import styles from './ads.module.css'
import { type AdScreen, adSizeOf, fittingAds } from './choose-ad.ts'
import { hiddenAds, hideAd } from './hidden-ads.ts'
import { useRotation } from './use-rotation.ts'

const useTopAds = (screen: AdScreen) => {
  const ads = useSession().data?.ads
  const hidden = useStore(hiddenAds, state => state.ids)
  const [size] = useState(() => adSizeOf(window.innerWidth))
  return useMemo(
    () => fittingAds(ads ?? [], { screen, location: 'TOP', size, hidden }),
    [ads, screen, size, hidden],
  )
}

/** The box has its height before the picture is there, so nothing below it moves. */
export function TopAd({ screen }: { screen: AdScreen }) {
  const t = useText()
  const ads = useTopAds(screen)
  const still = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [touched, setTouched] = useState(false)
  const ad = useRotation(ads, still || paused || touched)
  if (ad === undefined) return null
  const rotates = ads.length > 1 && ad.adDelay > 0 && !still
  return (
    <aside aria-label={t('ads.title')}>
      <div
        className={styles.top}
        onPointerEnter={() => setTouched(true)}
        onPointerLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
      >
        <AdPicture key={ad.id} ad={ad} />
        <span className={styles.tools}>
          <span className={styles.word}>{t('ads.title')}</span>
          {rotates && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              size="sm"
              label={t(paused ? 'ads.go' : 'ads.pause')}
              onPress={() => setPaused(!paused)}
            />
          )}
          <IconButton icon="close" size="sm" label={t('ads.hide')} onPress={() => hideAd(ad.id)} />
        </span>
      </div>
    </aside>
  )
}
