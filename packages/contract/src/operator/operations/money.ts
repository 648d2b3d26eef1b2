import { Type } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, ShortText } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

const money = { area: 'money', scope: 'operator' } as const
const MessageText = Type.String({ minLength: 1, maxLength: 144 })

export const moneyOperations = {
  listWithdrawals: operatorOperation({
    ...money,
    access: 'withdrawals.read',
    input: withReason({}),
    output: closed({
      withdrawals: Type.Array(
        closed({
          withdrawalId: Id,
          username: ShortText,
          amount: DecimalAmount,
          minorUnits: Type.String(),
          currency: CurrencyId,
          status: ShortText,
          needsProposal: Type.Boolean(),
        }),
      ),
    }),
    faults: ['staff.refused'],
    summary: 'Lists open withdrawals.',
  }),
  approveWithdrawal: operatorOperation({
    ...money,
    access: 'withdrawals.approve',
    stepUp: true,
    input: withReason({ withdrawalId: Id }),
    output: Done,
    faults: ['proposal.needed', 'staff.refused'],
    summary:
      'Approves a withdrawal within the own ceiling. A larger one needs a proposal of the kind approveWithdrawal.',
  }),
  rejectWithdrawal: operatorOperation({
    ...money,
    access: 'withdrawals.approve',
    stepUp: true,
    input: withReason({ withdrawalId: Id, text: MessageText }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Rejects a withdrawal. The player gets the money back and reads the text.',
  }),
  refundDeposit: operatorOperation({
    ...money,
    access: 'deposits.refund',
    stepUp: true,
    input: withReason({ depositId: Id }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Refunds a deposit if the player still has the money.',
  }),
} as const
