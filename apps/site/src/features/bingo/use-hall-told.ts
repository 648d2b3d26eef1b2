import { useText } from '#app/text.ts'
import type { Hall } from '#features/bingo/hall.ts'
import { bestFirst } from '#features/bingo/round-view.ts'
import { usePrizeText } from '#features/bingo/use-prize-text.ts'
import type { PlayoutTold } from '#features/playout/use-playout-keys.ts'

const lastTold = 5

/** What the keys R, T and P speak. */
export const useHallTold = (hall: Hall): (() => PlayoutTold) => {
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
          : t('bingo.playout.announce.lastFive', { numbers: calls.slice(-lastTold).toReversed().join(', ') }),
      lines: best
        ? t('bingo.playout.announce.tickets', { count: view.cards.length, n: best.card.n, toGo: best.toGo })
        : t('bingo.playout.announce.noTickets'),
      prizes: playing
        ? t('bingo.playout.announce.prize', { name: playing.name, prize: prizeText(playing) })
        : t('bingo.playout.prizes.allDone'),
    }
  }
}
