import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageShell } from '#shared/layout/page-shell.ts'
import { useSession } from '#core/session/session.ts'

const everyMs = 10_000

/** Offers a full-screen ad while the player browses, at the earliest twenty seconds after they start to. */
export const useFullAd = (shell: PageShell): void => {
  const ads = useSession().data?.ads
  const screen = useLocation().pathname === '/' ? 'LOBBY' : 'PAGE'
  const hasFullAd = shell === 'browse' && (ads ?? []).some(ad => ad.adScreenLocation === 'FULL')
  useEffect(() => {
    if (!hasFullAd || ads === undefined) return undefined
    const offer = async (): Promise<void> => {
      const { offerFullAd } = await import('#features/ads/full-ad.ts')
      if (offerFullAd(ads, screen)) clearInterval(timer)
    }
    const timer = setInterval(() => void offer().catch(() => undefined), everyMs)
    return () => clearInterval(timer)
  }, [ads, screen, hasFullAd])
}
