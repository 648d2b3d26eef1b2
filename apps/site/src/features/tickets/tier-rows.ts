import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '#core/money-format.ts'
import type { PrizeTier } from '@fairground/ui/games/prize-ladder.tsx'
import type { useText } from '#core/text/text.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { locale } from '#core/text/locale.ts'
import { toMoney } from '#core/money.ts'
import { oddsText } from '#shared/format/number-list.ts'
import { isPlainTierName } from '#shared/game/tier-name.ts'

type Text = ReturnType<typeof useText>
type PayoutInfo = Output<'getGamePayoutInfo'>
type Row = PayoutInfo['prizeLadder'][number]

/** Dots for matched numbers; only for games in which the number of matches decides the prize. */
const toPips = ({ matches, matches2nd }: Row, game: Pick<Game, 'gameRule'>): Pick<PrizeTier, 'pips'> => {
  const rule = getSiteKind(game.gameRule).playRule
  if (rule.kind !== 'numbers') return {}
  const total = rule.first.pick
  const bonus = rule.second && { filled: matches2nd ?? 0, total: rule.second.pick }
  return { pips: { filled: matches, total, ...(bonus && { bonus }) } }
}

/** Separate from `tierName`, because this page loads without the texts of the picker. */
const tierLabel = (t: Text, { matches, matches2nd = 0, prizeText = '' }: Row): string => {
  if (!isPlainTierName(prizeText)) return prizeText
  return matches2nd === 0
    ? t('after.payout.matches', { count: matches })
    : t('after.payout.matchesBonus', { count: matches2nd, matches })
}

/** Highest prize first. While the pool is empty, a row shows its percentage instead of an amount. */
export const tierRows = (t: Text, game: Game, info: PayoutInfo): PrizeTier[] =>
  info.prizeLadder.map(row => {
    const fund = toMoney(row.fund, info.payoutCurrencyId)
    return {
      id: String(row.tier),
      ...toPips(row, game),
      name: tierLabel(t, row),
      note: t('after.payout.odds', { in: oddsText(row.odds.in, locale) }),
      prize:
        row.kind === 'share' && fund.amount === 0n && row.percent !== undefined
          ? t('after.payout.ofPool', { percent: row.percent })
          : formatPrize(fund),
    }
  })
