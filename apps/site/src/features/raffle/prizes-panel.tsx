import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { useText } from '#app/text.ts'
import type { TierState } from '#features/raffle/tier-states.ts'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'

const namedTickets = 3

const useNote = () => {
  const t = useText()
  return ({ state, tickets }: TierState): string => {
    if (state !== 'done') return t(`raffle.playout.prizes.${state}`)
    const named = tickets.slice(0, namedTickets).map(raffleNumber).join(', ')
    const more = tickets.length - namedTickets
    return more > 0
      ? t('raffle.playout.prizes.more', { tickets: named, count: more })
      : t('raffle.playout.prizes.done', { tickets: named, count: tickets.length })
  }
}

/** The prizes in the order they are drawn, ticked as their tickets are. */
export function PrizesPanel({ tiers }: { tiers: readonly TierState[] }) {
  const t = useText()
  const note = useNote()
  const { tierPrize } = usePrizeWords()
  return (
    <Card title={t('raffle.playout.prizes.title')} pad="sm">
      <PrizeRungs
        label={t('raffle.playout.prizes.title')}
        rungs={tiers.map(tier => ({
          id: String(tier.row.tier),
          name: tier.row.prizeText,
          note: note(tier),
          prize: tierPrize(tier.row),
          state: tier.state,
        }))}
      />
    </Card>
  )
}
