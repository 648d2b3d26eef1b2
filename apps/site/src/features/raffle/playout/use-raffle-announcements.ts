import { useText } from '#core/text/text.ts'
import type { PlayoutAnnouncements } from '#features/playout/page/use-playout-keys.ts'
import type { RaffleView } from './raffle-view.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'

const announcedCount = 5

/** The texts that the keys R, T and P announce. */
export const useRaffleAnnouncements = (
  { shown, now, total }: RaffleView,
  tickets: number,
): (() => PlayoutAnnouncements) => {
  const t = useText()
  const { won } = usePrizeWords()
  const numbers = shown.slice(-announcedCount).map(({ ticket }) => raffleNumber(ticket))
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
