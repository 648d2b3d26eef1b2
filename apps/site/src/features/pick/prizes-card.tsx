import type { Game } from '@fairground/contract/entities/game'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact, formatPrize } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import type { PickingRule } from '#features/pick/draft-line.ts'
import { RankedPayout } from '#features/pick/ranked-payout.tsx'
import { tierName, tierPips } from '#features/pick/tier-words.ts'
import type { LiveTier } from '#shared/live-ladder.ts'
import { locale } from '#shared/locale.ts'
import { oddsText, percentText } from '#shared/number-list.ts'
import styles from './prizes-card.module.css'

export interface PrizesCardProps {
  game: Game
  rule: PickingRule
  ladder: readonly LiveTier[]
  anyPrizeOdds: number
  returnToPlayer: string
  price: PlayPrice
  onRules: () => void
}

/** Highest prize first, each with its odds; and what the house keeps, said before anything is bought. */
export function PrizesCard(props: PrizesCardProps) {
  const { game, rule, ladder, anyPrizeOdds, returnToPlayer, price, onRules } = props
  const t = useText()
  const race = 'regularGame' in game.gameRule ? game.gameRule.regularGame : undefined
  /** An empty pool has no sum to name yet, only the share of it. */
  const prizeOf = ({ fund, percent }: LiveTier) =>
    fund.amount === 0n && percent !== undefined ? t('pick.prizes.ofPool', { percent }) : formatPrize(fund)
  const tiers = ladder.map(row => {
    const pips = tierPips(rule, row)
    const odds = { in: oddsText(row.odds.in, locale) }
    return {
      id: String(row.tier),
      ...(pips && { pips }),
      name: tierName(t, row),
      note: race ? t('pick.prizes.oddsDraw', odds) : t('pick.prizes.odds', odds),
      prize: prizeOf(row),
    }
  })
  return (
    <Card
      title={t('pick.prizes.title')}
      action={<TextButton onPress={onRules}>{t('pick.prizes.rules')}</TextButton>}
    >
      {race && <p className={styles.intro}>{t('pick.prizes.race', { count: race.draws })}</p>}
      <PrizeLadder tiers={tiers} label={t('pick.prizes.label')} />
      {race?.luckyBall && <p className={styles.intro}>{t('pick.prizes.lucky')}</p>}
      {race && <RankedPayout game={game} />}
      <PriceFacts
        digits={rule.kind === 'digits'}
        race={race !== undefined}
        shared={ladder.some(({ kind }) => kind === 'share')}
        anyPrizeOdds={anyPrizeOdds}
        returnToPlayer={returnToPlayer}
        price={price}
      />
    </Card>
  )
}

interface PriceFactsProps extends Pick<PrizesCardProps, 'anyPrizeOdds' | 'returnToPlayer' | 'price'> {
  digits: boolean
  race: boolean
  shared: boolean
}

/** Odds of any prize, return to player, price and fee, in words. */
function PriceFacts({ digits, race, shared, anyPrizeOdds, returnToPlayer, price }: PriceFactsProps) {
  const t = useText()
  const unit = money(10n ** BigInt(CURRENCIES[price.cost.currency].decimals), price.cost.currency)
  const odds = { in: oddsText(anyPrizeOdds, locale) }
  const back = { unit: formatExact(unit), percent: percentText(returnToPlayer) }
  const costs = { cost: formatExact(price.cost), fee: formatExact(price.fee) }
  const free = price.fee.amount === 0n
  if (digits)
    return (
      <div className={styles.facts}>
        <p>{t('pick.prizes.perUnit')}</p>
        <p>{t('pick.prizes.anyDigits', odds)}</p>
        <p>{t('pick.prizes.returnDigits', back)}</p>
        <p>{free ? t('pick.prizes.noFeeUnit', costs) : t('pick.prizes.feeUnit', costs)}</p>
      </div>
    )
  return (
    <div className={styles.facts}>
      {shared && <p>{t('pick.prizes.shared')}</p>}
      <p>{race ? t('pick.prizes.anyRace', odds) : t('pick.prizes.any', odds)}</p>
      <p>{t('pick.prizes.returnToPlayer', back)}</p>
      <p>{free ? t('pick.prizes.noFee', costs) : t('pick.prizes.fee', costs)}</p>
    </div>
  )
}
