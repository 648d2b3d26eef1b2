import { useText } from '#app/text.ts'
import type { PlayoutTold } from '#features/playout/use-playout-keys.ts'
import type { RaffleView } from '#features/raffle/raffle-view.ts'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'

const lastTold = 5

/** What the keys R, T and P speak. */
export const useRaffleTold = ({ shown, now, total }: RaffleView, tickets: number): (() => PlayoutTold) => {
  const t = useText()
  const { won } = usePrizeWords()
  const numbers = shown.slice(-lastTold).map(({ ticket }) => raffleNumber(ticket))
  const mine = shown.filter(({ isMine }) => isMine).length
  return () => ({
    lastNumbers:
      numbers.length === 0
        ? t('raffle.playout.announce.noWinners')
        : t('raffle.playout.announce.last', { numbers: numbers.join(', ') }),
    lines:
      tickets === 0
        ? t('raffle.playout.announce.noTickets')
        : t('raffle.playout.announce.tickets', { count: tickets, drawn: mine }),
    prizes: now
      ? t('raffle.playout.announce.prize', { n: now.n, total, prize: won(now) })
      : shown.length === 0
        ? t('raffle.playout.notBegun')
        : t('raffle.playout.announce.allDone'),
  })
}
