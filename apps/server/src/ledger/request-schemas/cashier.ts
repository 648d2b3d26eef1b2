import { closed, CurrencyId, Id } from '@fairground/contract/entities/values'
import { Type } from 'typebox'
import { Amount, Maybe, OpKey, playerMoney, RowId, BoundedText, withdrawalRef } from './values.ts'

const payment = { paymentId: Id, playerId: RowId, provider: BoundedText }
const paymentRef = closed({ ...payment, currency: CurrencyId })
const withdrawal = closed(withdrawalRef)
const exchange = { opKey: OpKey, playerId: RowId, from: CurrencyId, to: CurrencyId }

export const cashierSchemas = {
  deposit: closed({ opKey: OpKey, ...playerMoney, amount: Amount }),
  orderDeposit: closed({ opKey: OpKey, ...playerMoney, provider: BoundedText, amount: Amount }),
  moveDeposit: closed({ ...payment, event: Type.Enum(['pend', 'expire', 'fail']) }),
  creditDeposit: closed({ ...payment, currency: CurrencyId, amount: Amount, providerRef: BoundedText }),
  reverseDeposit: paymentRef,
  chargeBack: paymentRef,
  requestWithdrawal: closed({ opKey: OpKey, ...playerMoney, amount: Amount, requestedBy: BoundedText }),
  approveWithdrawal: closed({ ...withdrawalRef, approvedBy: BoundedText }),
  markSending: withdrawal,
  markUnknown: withdrawal,
  payWithdrawal: withdrawal,
  rejectWithdrawal: closed({ ...withdrawalRef, by: Type.Enum(['operator', 'provider']) }),
  cancelWithdrawal: withdrawal,
  exchange: Type.Union([closed({ ...exchange, amount: Amount }), closed({ ...exchange, packId: Id })]),
  adjust: closed({
    opKey: OpKey,
    ...playerMoney,
    proposalId: RowId,
  }),
  settleSuspense: closed({
    proposalId: RowId,
    paymentId: Id,
    playerId: Maybe(RowId),
    currency: CurrencyId,
    amount: Amount,
  }),
  fundByProposal: closed({ proposalId: RowId, gameId: RowId, currency: CurrencyId, amount: Amount }),
}
