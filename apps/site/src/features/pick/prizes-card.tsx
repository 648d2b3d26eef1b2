import { formatExact, formatPrize } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { useText } from '#app/text.ts'
import { oddsText, percentText } from '#shared/number-list.ts'
import type { LiveTier } from '#shared/live-ladder.ts'
import { locale } from '#shared/locale.ts'
import styles from './prizes-card.module.css'

export interface PrizesCardProps {
  ladder: readonly LiveTier[]
  anyPrizeOdds: number
  returnToPlayer: string
  price: PlayPrice
  pick: number
  onRules: () => void
}

/** Highest prize first, each with its odds; and what the house keeps, said before anything is bought. */
export function PrizesCard(props: PrizesCardProps) {
  const { ladder, anyPrizeOdds, returnToPlayer, price, pick, onRules } = props
  const t = useText()
  const { cost, fee } = price
  const unit = money(10n ** BigInt(CURRENCIES[cost.currency].decimals), cost.currency)
  /** An empty pool has no sum to name yet, only the share of it. */
  const prizeOf = ({ fund, percent }: LiveTier) =>
    fund.amount === 0n && percent !== undefined ? t('pick.prizes.ofPool', { percent }) : formatPrize(fund)
  const tiers = ladder.map(row => ({
    id: String(row.tier),
    pips: { filled: row.matches, total: pick },
    name:
      row.kind === 'jackpot'
        ? t('pick.prizes.jackpot')
        : (row.prizeText ?? t('pick.prizes.matches', { count: row.matches })),
    note: t('pick.prizes.odds', { in: oddsText(row.odds.in, locale) }),
    prize: prizeOf(row),
  }))
  return (
    <Card
      title={t('pick.prizes.title')}
      action={<TextButton onPress={onRules}>{t('pick.prizes.rules')}</TextButton>}
    >
      <PrizeLadder tiers={tiers} label={t('pick.prizes.label')} />
      <div className={styles.facts}>
        {ladder.some(({ kind }) => kind === 'share') && <p>{t('pick.prizes.shared')}</p>}
        <p>{t('pick.prizes.any', { in: oddsText(anyPrizeOdds, locale) })}</p>
        <p>
          {t('pick.prizes.returnToPlayer', {
            unit: formatExact(unit),
            percent: percentText(returnToPlayer),
          })}
        </p>
        <p>
          {fee.amount === 0n
            ? t('pick.prizes.noFee', { cost: formatExact(cost) })
            : t('pick.prizes.fee', { cost: formatExact(cost), fee: formatExact(fee) })}
        </p>
      </div>
    </Card>
  )
}
