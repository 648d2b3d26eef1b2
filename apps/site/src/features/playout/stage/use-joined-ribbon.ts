import { useEffect, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { Ribbon } from './ribbons.tsx'

const shownMs = 6000

/** For a late viewer: a ribbon with the ball at which they joined, for a few seconds. */
export const useJoinedRibbon = (balls: number, replay: boolean): Ribbon | undefined => {
  const t = useText()
  const [joinedAt, setJoinedAt] = useState(replay ? 0 : balls)
  useEffect(() => {
    const timer = setTimeout(() => setJoinedAt(0), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return joinedAt === 0
    ? undefined
    : { id: 'joined', icon: 'clock', name: t('playout.joinedLate', { n: joinedAt }), text: '' }
}
