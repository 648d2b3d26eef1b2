import type { FaultName } from '@fairground/contract/errors'
import type { ExchangeAnswer } from '#ledger/commands/exchange.ts'

type Reason = Extract<ExchangeAnswer, { done: false }>['reason']

const faults: { readonly [R in Reason]: FaultName } = {
  badAmount: 'rewards.notEnoughFunds',
  notEnoughFunds: 'rewards.notEnoughFunds',
  notConvertible: 'profile.notFound',
  noSuchPack: 'profile.notFound',
}

/** The fault of an exchange that the lane has refused. */
export const toExchangeFault = (reason: Reason): FaultName => faults[reason]
