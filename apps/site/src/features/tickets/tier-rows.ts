import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import type { PrizeTier } from '@fairground/ui/games/prize-ladder.tsx'
import type { useText } from '#core/text/text.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { locale } from '#core/text/locale.ts'
import { oddsText } from '#shared/format/number-list.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'
import { prizeAmount, prizeNotes } from '#shared/game/prize-notes.ts'
import { isPlainTierName } from '#shared/game/tier-name.ts'

type Text = ReturnType<typeof useText>
type PayoutInfo = Output<'getGamePayoutInfo'>
type Row = Omit<PayoutInfo['prizeLadder'][number], 'each'>

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

/** Best prize first. A finished game shows what was paid, and how many winners there were. */
export const tierRows = (t: Text, game: Game, info: PayoutInfo): PrizeTier[] =>
  liveLadder(info, game).map((row, i) => {
    const odds = { in: oddsText(row.odds.in, locale) }
    const label = tierLabel(t, row)
    return {
      id: String(i),
      ...toPips(row, game),
      name: row.draw === undefined ? label : t('after.payout.inDraw', { n: row.draw, name: label }),
      note: info.prizesFinal
        ? t('after.payout.winners', { count: row.winners ?? 0 })
        : prizeNotes(t, row, info.oddsAtCap ? t('prize.oddsSoldOut', odds) : t('after.payout.odds', odds)),
      prize: info.prizesFinal && row.winners === 0 ? '–' : prizeAmount(t, row),
    }
  })
