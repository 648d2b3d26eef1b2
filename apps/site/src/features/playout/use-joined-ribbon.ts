import { useEffect, useState } from 'react'
import { useText } from '#app/text.ts'
import type { Ribbon } from '#features/playout/ribbons.tsx'

const shownMs = 6000

/** Tells a viewer who came while balls were falling where they came in. */
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
