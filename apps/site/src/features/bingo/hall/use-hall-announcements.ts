import { useText } from '#core/text/text.ts'
import type { Hall } from './hall.ts'
import { bestFirst } from '#features/bingo/game/bingo-view.ts'
import { usePrizeText } from '#features/bingo/game/use-prize-text.ts'
import type { PlayoutAnnouncements } from '#features/playout/page/use-playout-keys.ts'

const announcedCount = 5

/** The texts that the keys R, T and P announce. */
export const useHallAnnouncements = (hall: Hall): (() => PlayoutAnnouncements) => {
  const t = useText()
  const prizeText = usePrizeText()
  return () => {
    const { calls, view } = hall.read()
    const [best] = bestFirst(view.cards)
    const { playing } = view
    return {
      lastNumbers:
        calls.length === 0
          ? t('bingo.playout.announce.none')
          : t('bingo.playout.announce.lastFive', {
              numbers: calls.slice(-announcedCount).toReversed().join(', '),
            }),
      lines: best
        ? t('bingo.playout.announce.tickets', { count: view.cards.length, n: best.card.n, toGo: best.toGo })
        : t('bingo.playout.announce.noTickets'),
      prizes: playing
        ? t('bingo.playout.announce.prize', { name: playing.name, prize: prizeText(playing) })
        : t('bingo.playout.prizes.allDone'),
    }
  }
}
