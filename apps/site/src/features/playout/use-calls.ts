import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#app/text.ts'
import type { StageBall } from '#features/playout/stage-view.ts'
import { listText } from '#shared/number-list.ts'
import { locale } from '#shared/locale.ts'

/** Speaks each ball once, number first; several that came at once are spoken together. */
export const useCalls = (balls: readonly StageBall[], present: boolean): void => {
  const t = useText()
  const announce = useAnnounce()
  const spoken = useRef<number>(undefined)
  useEffect(() => {
    if (!present) return
    const before = spoken.current
    spoken.current = balls.length
    const fresh = balls.slice(before ?? 0)
    const [ball] = fresh
    if (!ball) return
    if (before === undefined || fresh.length > 1) {
      const numbers = fresh.map(({ number }) => number).join(', ')
      announce(
        before === undefined
          ? t('playout.announce.joined', { n: balls.length, numbers })
          : t('playout.announce.several', { numbers }),
      )
      return
    }
    const { number, onLines } = ball
    announce(
      onLines.length === 0
        ? t('playout.announce.ball', { number })
        : t('playout.announce.mine', { number, count: onLines.length, lines: listText(onLines, locale) }),
    )
  }, [balls, present, announce, t])
}
