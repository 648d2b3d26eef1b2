import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { moneyOf } from '#shared/money.ts'

/** What is left of a race's pool goes to the best players by rank. */
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
          value: formatPrize(moneyOf(amount, payoutCurrencyId)),
        }))}
      />
    </Card>
  )
}
