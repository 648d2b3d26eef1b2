import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { CommandRefused } from '#staff/act.ts'
import { applyRates, findOperatorCurrency, readRates } from '#staff/money/queries/jackpots-and-rates.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const setExchangeRatesRule: ProposalRule<'setExchangeRates'> = {
  toSubject: () => 'exchange-rates',
  async check(tx, memberId, { rates }) {
    const own = await findOperatorCurrency(tx, memberId)
    const codes = rates.map(({ currency }) => currency)
    if (new Set(codes).size < codes.length) throw new CommandRefused('a currency has two rates')
    for (const { currency, value } of rates) {
      if (currency === own) throw new CommandRefused(`${own} is the currency of the operator`)
      if (!isCurrencyCode(currency)) throw new CommandRefused(`${currency} is not a known currency`)
      if (/^0([.]0*)?$/.test(value)) throw new CommandRefused(`the rate of ${currency} is zero`)
    }
  },
  async executeInside(tx, { memberId, proposalId, payload: { rates } }) {
    const codes = new Set<string>(rates.map(({ currency }) => currency))
    const before = (await readRates(tx, memberId)).filter(({ currency }) => codes.has(currency))
    await applyRates(tx, memberId, proposalId, rates)
    return { before, after: { rates } }
  },
}
