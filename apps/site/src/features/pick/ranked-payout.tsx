import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './ranked-payout.module.css'

type RankedGame = Pick<Game, 'gameInstanceId' | 'payoutCurrencyId' | 'gamePlayCurrent'>

/** How the rest of a race's pool is shared among the players who won most. */
export function RankedPayout({ game }: { game: RankedGame }) {
  const t = useText()
  const { gameInstanceId, payoutCurrencyId, gamePlayCurrent } = game
  const { data } = useQuery({
    queryKey: ['getBonoboPayout', gameInstanceId, gamePlayCurrent],
    queryFn: () => call('getBonoboPayout', { gameInstanceId }),
    placeholderData: kept => kept,
  })
  if (!data || data.bonoboPayout.length === 0) return null
  const places = data.bonoboPayout.map(({ position, percent, amount }) => {
    const prize = moneyOf(amount, payoutCurrencyId)
    const share = t('pick.prizes.placeShare', { percent })
    return {
      id: String(position),
      name: t('pick.prizes.place', { position }),
      ...(prize.amount > 0n ? { note: share, prize: formatPrize(prize) } : { prize: share }),
    }
  })
  return (
    <div className={styles.ranked}>
      <h3>{t('pick.prizes.ranked')}</h3>
      <p>{t('pick.prizes.rankedText')}</p>
      <PrizeLadder tiers={places} label={t('pick.prizes.rankedLabel')} />
    </div>
  )
}
