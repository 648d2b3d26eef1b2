import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'

/** Announces each winning ticket as it is drawn. */
export const useAnnouncedWinners = (shown: readonly DrawnPrize[], present: boolean): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const { won } = usePrizeWords()
  const spoken = useRef<number>(undefined)
  useEffect(() => {
    const before = spoken.current
    // After a replay is moved back, the winners that follow are announced again.
    if (present || before === undefined || shown.length < before) spoken.current = shown.length
    const last = shown.at(-1)
    if (!present || !last || announcer === 'off') return
    const number = raffleNumber(last.ticket)
    if (before === undefined) announce(t('raffle.playout.announce.joined', { n: shown.length, number }))
    else if (shown.length > before && (last.isMine || announcer !== 'mine'))
      announce(t(`raffle.playout.announce.${last.isMine ? 'mine' : 'winner'}`, { number, prize: won(last) }))
  }, [shown, present, announcer, announce, won, t])
}
