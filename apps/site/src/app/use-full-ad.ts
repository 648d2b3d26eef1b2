import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Shell } from './routes.ts'
import { useSession } from './session.ts'

const everyMs = 10_000

/** While somebody browses, and never within ten seconds of the page or of coming back to browsing. */
export const useFullAd = (shell: Shell): void => {
  const ads = useSession().data?.ads
  const screen = useLocation().pathname === '/' ? 'LOBBY' : 'PAGE'
  const wanted = shell === 'browse' && (ads ?? []).some(ad => ad.adScreenLocation === 'FULL')
  useEffect(() => {
    if (!wanted || ads === undefined) return undefined
    const offer = async (): Promise<void> => {
      const { offerFullAd } = await import('#features/ads/full-ad.ts')
      if (offerFullAd(ads, screen)) clearInterval(timer)
    }
    const timer = setInterval(() => void offer().catch(() => undefined), everyMs)
    return () => clearInterval(timer)
  }, [ads, screen, wanted])
}
