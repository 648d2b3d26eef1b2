import { type GameTerms, parseTerms } from '@fairground/fair/games/games'
import { type CurrencyCode, isCurrencyCode } from '@fairground/rules/money/currencies'
import { type Money, money, toDecimal } from '@fairground/rules/money/money'
import type { PlayRule } from '@fairground/rules/picking/play-rule'

/** The published terms of an instance, checked as the verifier will check them. */
export const termsOf = (row: { rules: unknown; prizeTable: unknown }): GameTerms => {
  const { rules, prizeTable } = row
  if (typeof rules !== 'object' || rules === null) return parseTerms(rules, prizeTable)
  const known = checked.get(rules)
  if (known && known.prizeTable === prizeTable) return known.terms
  const terms = parseTerms(rules, prizeTable)
  checked.set(rules, { prizeTable, terms })
  return terms
}

/** A row is read once for a whole batch of joins: its terms are checked once as well. */
const checked = new WeakMap<object, { readonly prizeTable: unknown; readonly terms: GameTerms }>()

export const playRuleOf = (rules: GameTerms['rules']): PlayRule => {
  switch (rules.kind) {
    case 'oneDrawGame':
    case 'regularGame':
      return { kind: 'numbers', first: { pick: rules.pick, of: rules.from } }
    case 'oneDrawGameExt':
      return {
        kind: 'numbers',
        first: { pick: rules.pick, of: rules.from },
        second: { pick: rules.pick2nd, of: rules.from2nd },
      }
    case 'oneDrawGameExtMulti':
      return { kind: 'digits', positions: rules.pick, options: rules.multiOptions }
    case 'raffleGame':
    case 'bingoGame':
      return { kind: 'dealt' }
  }
}

export const currencyOf = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new Error(`unknown currency ${code}`)
  return code
}

export const moneyOf = (amount: bigint, currency: string): Money => money(amount, currencyOf(currency))

export const decimal = (amount: bigint, currency: string): string => toDecimal(moneyOf(amount, currency))

/** The part of the stakes that will be paid out as prizes of this instance. */
export const prizeFund = (pool: bigint, terms: GameTerms): bigint =>
  (pool * BigInt(terms.prizeTable.payoutPercentage)) / 100n
