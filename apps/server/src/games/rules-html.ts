import type { GameRule } from '@fairground/contract/entities/game-rule'
import { formatCost, formatExact } from '@fairground/rules/money/format'
import { moneyOf } from '#instance/terms.ts'
import { gameRuleOf } from './game-rule.ts'
import { howToPlay } from './how-to-play.ts'
import type { LadderTier } from './ladder.ts'
import { ladderOf } from './ladder-terms.ts'

interface RulesRow {
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign]!)

/** The rules as the game itself tells them: an operator who has no text of his own shows at least what is true. */
export const rulesHtml = (game: RulesRow): string => {
  const price = { cost: moneyOf(game.cost, game.currency), fee: moneyOf(game.fee, game.currency) }
  const rule = gameRuleOf({ ...game, price: game.cost })
  const ladder = ladderOf({ rules: game.rules, prizeTable: game.prize_table }, price, game.cap)
  const rows = ladder.tiers.map(tier =>
    [tier.name, prizeText(tier, game.currency), oddsText(tier, rule)].map(
      cell => `<td>${escaped(cell)}</td>`,
    ),
  )
  const fee = game.fee === 0n ? '' : ` and a fee of ${formatExact(price.fee)}`
  return [
    `<p>${escaped(howToPlay(rule))}</p>`,
    `<p>A play costs ${escaped(`${formatCost(price.cost)}${fee}`)}. Of every 100 paid, ${ladder.returnPercent} come back as prizes in the long run.</p>`,
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
      return formatExact(moneyOf(BigInt(prize.amount), currency))
    case 'item':
      return `${prize.item}, or ${formatExact(moneyOf(BigInt(prize.cashOption), currency))}`
  }
}

/** Where the odds depend on how many play, rules that are written beforehand cannot tell them. */
const oddsText = ({ prize, odds }: LadderTier, rule: GameRule): string =>
  'raffleGame' in rule || ('bingoGame' in rule && prize.kind !== 'jackpot')
    ? 'depends on how many are sold'
    : odds.text
