import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { formatExact } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { useText } from '#core/text/text.ts'
import { raceTier } from '#features/game-over/race-tier.ts'
import { toMoney } from '#core/money.ts'

const named = [1, 2, 3] as const

/** The prize for each place in the final ranking of a race. */
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
  const getName = (place: number): string => {
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
          name: getName(place),
          prize: formatExact(toMoney(paid, currencyId), { decimals: 'always' }),
        }))}
      />
    </Card>
  )
}
