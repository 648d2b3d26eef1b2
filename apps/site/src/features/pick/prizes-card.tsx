import type { Game } from '@fairground/contract/entities/games/game'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { useText } from '#core/text/text.ts'
import type { PickingRule } from './draft/draft-line.ts'
import { tierPips } from './tier-pips.ts'
import { tierName } from '#shared/game/tier-name.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { prizeAmount, prizeNotes } from '#shared/game/prize-notes.ts'
import { locale } from '#core/text/locale.ts'
import { oddsText, percentText } from '#shared/format/number-list.ts'
import { getRaceRule } from '#kinds/regular/regular-kind.ts'
import styles from './prizes-card.module.css'

/** Loaded on demand: only races have a ranked payout. */
const RankedPayout = lazy(lazyPage(async () => (await import('./ranked-payout.tsx')).RankedPayout))

export interface PrizesCardProps {
  game: Game
  rule: PickingRule
  ladder: readonly LiveTier[]
  anyPrizeOdds: number
  returnToPlayer: string
  price: PlayPrice
  onRules: () => void
}

/** Prizes with their odds, highest first, and the return to player, shown before the purchase. */
export function PrizesCard(props: PrizesCardProps) {
  const { game, rule, ladder, anyPrizeOdds, returnToPlayer, price, onRules } = props
  const t = useText()
  const race = getRaceRule(game.gameRule)
  const tiers = ladder.map(row => {
    const pips = tierPips(rule, row)
    const odds = { in: oddsText(row.odds.in, locale) }
    return {
      id: String(row.tier),
      ...(pips && { pips }),
      name: tierName(t, row),
      note: prizeNotes(t, row, race ? t('pick.prizes.oddsDraw', odds) : t('pick.prizes.odds', odds)),
      prize: prizeAmount(t, row),
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
      {race && (
        <Suspense>
          <RankedPayout game={game} />
        </Suspense>
      )}
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

/** Odds of any prize, return to player, price and fee as sentences. */
function PriceFacts({ digits, race, shared, anyPrizeOdds, returnToPlayer, price }: PriceFactsProps) {
  const t = useText()
  const unit = money(10n ** BigInt(CURRENCIES[price.cost.currency].decimals), price.cost.currency)
  const odds = { in: oddsText(anyPrizeOdds, locale) }
  const returnFacts = { unit: formatExact(unit), percent: percentText(returnToPlayer, locale) }
  const costs = { cost: formatExact(price.cost), fee: formatExact(price.fee) }
  const free = price.fee.amount === 0n
  if (digits)
    return (
      <div className={styles.facts}>
        <p>{t('pick.prizes.perUnit')}</p>
        <p>{t('pick.prizes.anyDigits', odds)}</p>
        <p>{t('pick.prizes.returnDigits', returnFacts)}</p>
        <p>{free ? t('pick.prizes.noFeeUnit', costs) : t('pick.prizes.feeUnit', costs)}</p>
      </div>
    )
  return (
    <div className={styles.facts}>
      {shared && <p>{t('pick.prizes.shared')}</p>}
      <p>{race ? t('pick.prizes.anyRace', odds) : t('pick.prizes.any', odds)}</p>
      <p>{t('pick.prizes.returnToPlayer', returnFacts)}</p>
      <p>{free ? t('pick.prizes.noFee', costs) : t('pick.prizes.fee', costs)}</p>
    </div>
  )
}
