import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toMoney } from '#core/money.ts'

/** How the rest of a race's pool is split among the top-ranked players. */
export function RankedPayout({ game }: { game: Game }) {
  const t = useText()
  const { gameInstanceId, gamePlayCurrent, gameStatus, payoutCurrencyId } = game
  const { data } = useQuery({
    queryKey: ['getBonoboPayout', gameInstanceId, gamePlayCurrent, gameStatus],
    queryFn: () => call('getBonoboPayout', { gameInstanceId }),
    placeholderData: previous => previous,
  })
  const places = data?.bonoboPayout ?? []
  if (places.length === 0) return null
  return (
    <Card title={t('after.payout.ranked')}>
      <p className="small muted">{t('after.payout.rankedText')}</p>
      <KeyValueList
        rows={places.map(({ position, percent, amount }) => ({
          id: String(position),
          term: t('after.payout.place', { n: position, percent }),
          value: formatPrize(toMoney(amount, payoutCurrencyId)),
        }))}
      />
    </Card>
  )
}
