import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { guaranteedAmount } from '@fairground/rules/odds/prize-table'
import { formatExact } from '@fairground/rules/money/format'
import { fromDecimal } from '@fairground/rules/money/money'
import { decimal, parseCurrency, toMoney } from '#platform/money.ts'
import type { ShownTerms } from './shown-rows.ts'

type Ladder = Pick<Output<'getGameLobby'>, 'prizeLadder' | 'prizesFinal'>

interface Shown {
  readonly terms: ShownTerms
  readonly currency: string
  readonly lobby: Pick<Game, 'progressiveAmount' | 'prizesAvailable'>
  readonly ladder: Ladder
  readonly rules: string
  /** Only of a draw that is over. */
  readonly result?: Pick<GameResults, 'winners'>
  /** Minor units paid per tier. */
  readonly paid?: ReadonlyMap<string, bigint>
}

/** Every figure that a page shows and the terms or the payments contradict. */
export const comparePrizes = (shown: Shown): string[] => [
  ...jackpotProblems(shown),
  ...fixedProblems(shown),
  ...orderProblems(shown),
  ...resultProblems(shown),
]

const jackpotProblems = ({ terms, lobby, ladder }: Shown): string[] => {
  const { progressiveAmount } = lobby
  if (progressiveAmount !== null && !terms.paysJackpot)
    return [`the lobby shows a jackpot of ${progressiveAmount}, which the rules never pay`]
  const row = ladder.prizeLadder.find(({ kind }) => kind === 'jackpot')
  if (!row || ladder.prizesFinal || row.each === progressiveAmount) return []
  return [`the lobby shows a jackpot of ${progressiveAmount}, the game page ${row.each}`]
}

/** Fixed prizes are the same on every page, from the terms to the end. */
const fixedProblems = ({ terms, currency, lobby, ladder, rules }: Shown): string[] =>
  terms.tiers.flatMap(({ name, prize, prizes }, i) => {
    if (prize.kind !== 'fixed') return []
    const due = decimal(BigInt(prize.amount), currency)
    const rows = ladder.prizeLadder.filter(row => row.tier === i + 1 && !isSplit(row, prizes))
    const available = lobby.prizesAvailable?.find(each => each.prizeText === name)
    return [
      ...rows
        .filter(row => row.each !== due)
        .map(row => `the game page shows ${row.each} for ${name}, the terms say ${due}`),
      ...(available && available.amount !== due
        ? [`the lobby shows ${available.amount} for ${name}, the terms say ${due}`]
        : []),
      ...(rules.includes(formatExact(toMoney(BigInt(prize.amount), currency), { locale: 'en-GB' }))
        ? []
        : [`the rules do not name the ${due} of ${name}`]),
    ]
  })

/** Tied winners share one prize, so each gets less than the tier pays. Its total is compared with the payments. */
const isSplit = ({ winners = 0 }: { readonly winners?: number }, prizes: number | undefined): boolean =>
  prizes !== undefined && winners > prizes

/** A row never shows less than what is guaranteed. */
const orderProblems = ({ terms, currency, ladder }: Shown): string[] =>
  ladder.prizeLadder.flatMap(row => {
    const tier = terms.tiers[row.tier - 1]
    const due = tier ? guaranteedAmount(tier.prize) : 0n
    const isShown = row.kind !== 'jackpot' && (row.winners ?? 1) > 0 && !isSplit(row, tier?.prizes)
    return isShown && fromDecimal(row.each, parseCurrency(currency)).amount < due
      ? [`${row.prizeText} shows ${row.each}, guaranteed are ${decimal(due, currency)}`]
      : []
  })

const resultProblems = ({ currency, ladder, result, paid }: Shown): string[] => {
  if (!result || !paid) return []
  return result.winners.flatMap(({ prizeText = '', winners, each, paid: shownPaid }) => {
    const due = decimal(paid.get(prizeText) ?? 0n, currency)
    const rows = ladder.prizeLadder.filter(
      row => row.prizeText === prizeText || `${row.draw}/${row.prizeText}` === prizeText,
    )
    return [
      ...(shownPaid === due ? [] : [`the result shows ${shownPaid} for ${prizeText}, paid were ${due}`]),
      ...rows
        .filter(row => winners > 0 && row.each !== each)
        .map(row => `the prize page shows ${row.each} for ${prizeText}, the result ${each}`),
    ]
  })
}
