import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toMoney } from '#core/money.ts'
import styles from './ranked-payout.module.css'

type RankedGame = Pick<Game, 'gameInstanceId' | 'payoutCurrencyId' | 'gamePlayCurrent'>

/** How the rest of a race's pool is split among the top-ranked players. */
export function RankedPayout({ game }: { game: RankedGame }) {
  const t = useText()
  const { gameInstanceId, payoutCurrencyId, gamePlayCurrent } = game
  const { data } = useQuery({
    queryKey: ['getBonoboPayout', gameInstanceId, gamePlayCurrent],
    queryFn: () => call('getBonoboPayout', { gameInstanceId }),
    placeholderData: previous => previous,
  })
  if (!data || data.bonoboPayout.length === 0) return null
  const places = data.bonoboPayout.map(({ position, percent, amount }) => {
    const prize = toMoney(amount, payoutCurrencyId)
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
