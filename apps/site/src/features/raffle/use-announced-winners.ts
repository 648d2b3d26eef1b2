import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import type { DrawnPrize } from '#features/raffle/drawn-prizes.ts'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'

/** Speaks each winning ticket at the moment it is drawn, number first. */
export const useAnnouncedWinners = (shown: readonly DrawnPrize[], present: boolean): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const { won } = usePrizeWords()
  const spoken = useRef<number>(undefined)
  useEffect(() => {
    const before = spoken.current
    // A replay that was turned back speaks those winners again.
    if (present || before === undefined || shown.length < before) spoken.current = shown.length
    const last = shown.at(-1)
    if (!present || !last || announcer === 'off') return
    const number = raffleNumber(last.ticket)
    if (before === undefined) announce(t('raffle.playout.announce.joined', { n: shown.length, number }))
    else if (shown.length > before && (last.isMine || announcer !== 'mine'))
      announce(t(`raffle.playout.announce.${last.isMine ? 'mine' : 'winner'}`, { number, prize: won(last) }))
  }, [shown, present, announcer, announce, won, t])
}
