import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useReducedMotion } from '#core/preferences/appearance.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { AdPicture } from './ad-picture.tsx'
import styles from './ads.module.css'
import { type AdScreen, getAdSize, fittingAds } from './choose-ad.ts'
import { hiddenAds, hideAd } from './hidden-ads.ts'
import { useRotation } from './use-rotation.ts'

const useTopAds = (screen: AdScreen) => {
  const ads = useSession().data?.ads
  const hidden = useStore(hiddenAds, state => state.ids)
  const [size] = useState(() => getAdSize(window.innerWidth))
  return useMemo(
    () => fittingAds(ads ?? [], { screen, location: 'TOP', size, hidden }),
    [ads, screen, size, hidden],
  )
}

/** The box has a fixed height, so that the content below does not move when the picture loads. */
export function TopAd({ screen }: { screen: AdScreen }) {
  const t = useText()
  const ads = useTopAds(screen)
  const reducedMotion = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const ad = useRotation(ads, reducedMotion || paused || hovered)
  if (ad === undefined) return null
  const rotates = ads.length > 1 && ad.adDelay > 0 && !reducedMotion
  return (
    <aside aria-label={t('ads.title')}>
      <div
        className={styles.top}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setHovered(true)}
        onBlur={() => setHovered(false)}
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
