import type { GameResults } from '@fairground/contract/entities/game-results'
import { formatExact } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useText } from '#app/text.ts'
import { raceTier } from '#features/game-over/race-tier.ts'
import { moneyOf } from '#shared/money.ts'

const named = [1, 2, 3] as const

/** The ranked payout at the end of a race: which place got how much. */
export function RankingCard({
  winners,
  currencyId,
}: {
  winners: GameResults['winners']
  currencyId: string
}) {
  const t = useText()
  const places = winners.flatMap(({ prizeText = '', paid }) => {
    const tier = raceTier(prizeText)
    return tier.kind === 'rank' ? [{ place: tier.place, paid }] : []
  })
  if (places.length === 0) return null
  const nameOf = (place: number): string => {
    const known = named.find(n => n === place)
    return known === undefined
      ? t('gameOver.winners.place.other', { n: place })
      : t(`gameOver.winners.place.${known}`)
  }
  return (
    <Card title={t('gameOver.winners.ranking')}>
      <p className="small muted">{t('gameOver.winners.rankingText')}</p>
      <PrizeLadder
        label={t('gameOver.winners.ranking')}
        tiers={places.map(({ place, paid }) => ({
          id: String(place),
          name: nameOf(place),
          prize: formatExact(moneyOf(paid, currencyId), { decimals: 'always' }),
        }))}
      />
    </Card>
  )
}
