import type { Game } from '@fairground/contract/entities/games/game'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import { ScratchSymbol } from '@fairground/ui/games/instant/scratch-symbol.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import type { ComponentType } from 'react'
import { useText } from '#core/text/text.ts'
import type { DeckTier } from '#features/instant/deck-tiers.ts'
import { locale } from '#core/text/locale.ts'
import { playCost } from '#core/money.ts'
import type { InstantFamily } from '#kinds/game-family.ts'
import { oddsText, percentText } from '#shared/format/number-list.ts'
import styles from './deck-prizes-card.module.css'

export interface DeckPrizesCardProps {
  game: Game
  family: InstantFamily
  tiers: readonly DeckTier[]
  anyPrizeOdds: number
  returnToPlayer: string
  onRules: () => void
}

function SymbolName({ tier }: { tier: DeckTier }) {
  return (
    <span className={styles.symbol}>
      <ScratchSymbol name={tier.name} />
      <span>{tier.name}</span>
    </span>
  )
}

function WordCount({ tier }: { tier: DeckTier }) {
  const t = useText()
  return t('instant.prizes.words', { count: tier.words })
}

const tierNames: Readonly<Record<InstantFamily, ComponentType<{ tier: DeckTier }>>> = {
  scratchcard: SymbolName,
  crossword: WordCount,
}

/** Every prize of the deck with its condition, odds and remaining count, and the return to player. */
export function DeckPrizesCard({
  game,
  family,
  tiers,
  anyPrizeOdds,
  returnToPlayer,
  onRules,
}: DeckPrizesCardProps) {
  const t = useText()
  const { currency } = playCost(game)
  const unit = money(10n ** BigInt(CURRENCIES[currency].decimals), currency)
  const TierName = tierNames[family]
  const number = new Intl.NumberFormat(locale)
  return (
    <Card
      title={t('instant.prizes.title')}
      action={<TextButton onPress={onRules}>{t('instant.prizes.rules')}</TextButton>}
    >
      <table className={styles.table}>
        <caption className="vh">{t('instant.prizes.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`instant.prizes.head.${family}`)}</th>
            <th scope="col">{t('instant.prizes.chance')}</th>
            <th scope="col">{t('instant.prizes.prize')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {tiers.map(tier => (
            <tr key={tier.name}>
              <th scope="row">
                <TierName tier={tier} />
              </th>
              <td>
                {t('instant.prizes.oneIn', { in: oddsText(tier.oddsIn, locale) })}
                {tier.remaining !== null && (
                  <span className={styles.remaining}>
                    {t('instant.prizes.remaining', { count: tier.remaining })}
                  </span>
                )}
              </td>
              <td>
                <b>{tier.prize}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.facts}>
        <p>
          {t('instant.prizes.deck', {
            cards: number.format(game.gamePlayMax),
            in: oddsText(anyPrizeOdds, locale),
          })}
        </p>
        <p>
          {t('pick.prizes.returnToPlayer', {
            unit: formatExact(unit),
            percent: percentText(returnToPlayer, locale),
          })}
        </p>
      </div>
    </Card>
  )
}
