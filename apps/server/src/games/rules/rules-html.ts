import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { Game } from '@fairground/database/rows'
import { formatCost, formatExact } from '@fairground/rules/money/format'
import type { Selectable } from 'kysely'
import { toMoney } from '#platform/money.ts'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { computeLadder } from '#kinds/compute-ladder.ts'
import { hasOddsBySales, howToPlay } from '#kinds/kinds.ts'
import type { LadderTier } from '#kinds/ladder.ts'

/** The generated rules are in English, so amounts use the English number format. */
const locale = 'en-GB'

type RulesRow = Pick<Selectable<Game>, 'rules' | 'prize_table' | 'currency' | 'cost' | 'fee' | 'cap'>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign]!)

/** Rules generated from the game's terms, for operators without their own text. */
export const rulesHtml = (game: RulesRow): string => {
  const price = { cost: toMoney(game.cost, game.currency), fee: toMoney(game.fee, game.currency) }
  const rule = toGameRule({ ...game, price: game.cost })
  const ladder = computeLadder({ rules: game.rules, prizeTable: game.prize_table }, price, game.cap)
  const rows = ladder.tiers.map(tier =>
    [tier.name, prizeText(tier, game.currency), oddsText(tier, rule)].map(
      cell => `<td>${escapeHtml(cell)}</td>`,
    ),
  )
  const fee = game.fee === 0n ? '' : ` and a fee of ${formatExact(price.fee, { locale })}`
  return [
    `<p>${escapeHtml(howToPlay(rule))}</p>`,
    `<p>A play costs ${escapeHtml(`${formatCost(price.cost, 'FREE', locale)}${fee}`)}. Over time, ${ladder.returnPercent}% of what players pay goes back to them as prizes.</p>`,
    '<table><thead><tr><th>Prize</th><th>Worth</th><th>Odds</th></tr></thead>',
    `<tbody>${rows.map(cells => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`,
  ].join('')
}

const prizeText = ({ prize }: LadderTier, currency: string): string => {
  switch (prize.kind) {
    case 'jackpot':
      return 'the jackpot'
    case 'share':
      return `${prize.percent}% of the prize fund`
    case 'fixed':
      return formatExact(toMoney(BigInt(prize.amount), currency), { locale })
    case 'item':
      return `${prize.item}, or ${formatExact(toMoney(BigInt(prize.cashOption), currency), { locale })}`
  }
}

/** Odds that depend on the sales are not known in advance. */
const oddsText = ({ prize, odds }: LadderTier, rule: GameRule): string =>
  hasOddsBySales(rule, prize.kind) ? 'depends on how many are sold' : odds.text
