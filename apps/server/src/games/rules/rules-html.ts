import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { Game } from '@fairground/database/rows'
import { formatCost, formatExact } from '@fairground/rules/money/format'
import type { Selectable } from 'kysely'
import { toMoney } from '#platform/money.ts'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { computeLadder } from '#kinds/compute-ladder.ts'
import { computeReturn } from '#kinds/compute-return.ts'
import { hasOddsBySales, howToPlay } from '#kinds/kinds.ts'
import type { LadderTier } from '@fairground/rules/ladder/ladder'

/** The generated rules are in English, so amounts use the English number format. */
const locale = 'en-GB'

type RulesRow = Pick<Selectable<Game>, 'rules' | 'prize_table' | 'currency' | 'cost' | 'fee' | 'cap'>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign]!)

/** Rules generated from the game's terms, for operators without their own text. */
export const rulesHtml = (game: RulesRow): string => {
  const price = { cost: toMoney(game.cost, game.currency), fee: toMoney(game.fee, game.currency) }
  const rule = toGameRule({ ...game, price: game.cost })
  const row = { rules: game.rules, prizeTable: game.prize_table }
  const ladder = computeLadder(row, game.cap)
  const { currency, cost, fee: feeMinor, cap } = game
  const returned = computeReturn({ ...row, currency, cost, fee: feeMinor, cap })
  const rows = ladder.tiers.map(tier =>
    [tier.name, prizeText(tier, game.currency), oddsText(tier, rule)].map(
      cell => `<td>${escapeHtml(cell)}</td>`,
    ),
  )
  const fee = game.fee === 0n ? '' : ` and a fee of ${formatExact(price.fee, { locale })}`
  return [
    `<p>${escapeHtml(howToPlay(rule))}</p>`,
    `<p>A play costs ${escapeHtml(`${formatCost(price.cost, 'FREE', locale)}${fee}`)}. Over time, ${returned}% of what players pay goes back to them as prizes.</p>`,
    '<table><thead><tr><th>Prize</th><th>Worth</th><th>Odds</th></tr></thead>',
    `<tbody>${rows.map(cells => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`,
  ].join('')
}

const prizeText = ({ prize }: LadderTier, currency: string): string => {
  switch (prize.kind) {
    case 'jackpot':
      return `the jackpot${seedText(prize, currency)}${minimumText(prize, currency)}`
    case 'share':
      return `${prize.percent}% of the prize fund, shared by its winners${minimumText(prize, currency)}`
    case 'fixed':
      return amountText(prize.amount, currency)
    case 'item':
      return `${prize.item}, or ${amountText(prize.cashOption, currency)}`
  }
}

const amountText = (amount: string, currency: string): string =>
  formatExact(toMoney(BigInt(amount), currency), { locale })

const minimumText = ({ minimum }: { readonly minimum?: string }, currency: string): string =>
  minimum === undefined ? '' : `, at least ${amountText(minimum, currency)} each`

const seedText = ({ seed }: { readonly seed?: string }, currency: string): string =>
  seed === undefined ? '' : `, which starts at ${amountText(seed, currency)}`

/** Odds that depend on the sales are not known in advance. */
const oddsText = ({ prize, odds }: LadderTier, rule: GameRule): string =>
  hasOddsBySales(rule, prize.kind) ? 'depends on how many are sold' : odds.text
