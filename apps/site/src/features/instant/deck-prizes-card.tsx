import type { Game } from '@fairground/contract/entities/game'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import { ScratchSymbol } from '@fairground/ui/art/scratch-symbol.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import type { DeckTier } from '#features/instant/deck-tiers.ts'
import { locale } from '#shared/locale.ts'
import { playCost } from '#shared/money.ts'
import { oddsText, percentText } from '#shared/number-list.ts'
import styles from './deck-prizes-card.module.css'

export interface DeckPrizesCardProps {
  game: Game
  kind: 'scratchcard' | 'crossword'
  tiers: readonly DeckTier[]
  anyPrizeOdds: number
  returnToPlayer: string
  onRules: () => void
}

/** Every prize of the deck: what it takes, how many cards have it, and what the house keeps. */
export function DeckPrizesCard({
  game,
  kind,
  tiers,
  anyPrizeOdds,
  returnToPlayer,
  onRules,
}: DeckPrizesCardProps) {
  const t = useText()
  const { currency } = playCost(game)
  const unit = money(10n ** BigInt(CURRENCIES[currency].decimals), currency)
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
            <th scope="col">{t(`instant.prizes.head.${kind}`)}</th>
            <th scope="col">{t('instant.prizes.chance')}</th>
            <th scope="col">{t('instant.prizes.prize')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {tiers.map(tier => (
            <tr key={tier.name}>
              <th scope="row">
                {kind === 'scratchcard' ? (
                  <span className={styles.symbol}>
                    <ScratchSymbol name={tier.name} />
                    <span>{tier.name}</span>
                  </span>
                ) : (
                  t('instant.prizes.words', { count: tier.words })
                )}
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
            percent: percentText(returnToPlayer),
          })}
        </p>
      </div>
    </Card>
  )
}
