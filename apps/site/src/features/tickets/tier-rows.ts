import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '@fairground/rules/money/format'
import type { PrizeTier } from '@fairground/ui/parts/prize-ladder.tsx'
import type { useText } from '#app/text.ts'
import { playRuleOf } from '#shared/line-shape.ts'
import { locale } from '#shared/locale.ts'
import { moneyOf } from '#shared/money.ts'
import { oddsText } from '#shared/number-list.ts'

type PayoutInfo = Output<'getGamePayoutInfo'>
type Row = PayoutInfo['prizeLadder'][number]

/** Matched numbers are shown as dots only where a prize is a matter of how many match. */
const pipsOf = ({ matches, matches2nd }: Row, game: Pick<Game, 'gameRule'>): Pick<PrizeTier, 'pips'> => {
  const rule = playRuleOf(game.gameRule)
  if (rule.kind !== 'numbers') return {}
  const total = rule.first.pick
  const bonus = rule.second && { filled: matches2nd ?? 0, total: rule.second.pick }
  return { pips: { filled: matches, total, ...(bonus && { bonus }) } }
}

/** Highest prize first. An empty pool has no sum to name yet, only the share of it. */
export const tierRows = (t: ReturnType<typeof useText>, game: Game, info: PayoutInfo): PrizeTier[] =>
  info.prizeLadder.map(row => {
    const fund = moneyOf(row.fund, info.payoutCurrencyId)
    return {
      id: String(row.tier),
      ...pipsOf(row, game),
      name: row.prizeText ?? t('after.payout.matches', { count: row.matches }),
      note: t('after.payout.odds', { in: oddsText(row.odds.in, locale) }),
      prize:
        row.kind === 'share' && fund.amount === 0n && row.percent !== undefined
          ? t('after.payout.ofPool', { percent: row.percent })
          : formatPrize(fund),
    }
  })
