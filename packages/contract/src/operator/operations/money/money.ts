import { Type } from 'typebox'
import { closed, Count, Id } from '#entities/values.ts'
import { WithdrawalView, withdrawalOrders, withdrawalRoutes } from '#operator/money-views.ts'
import { Done, operatorOperation, withReason } from '#operator/operator-operation.ts'
import { placePages } from '#operator/paging.ts'

const money = { area: 'money', scope: 'operator' } as const
const MessageText = Type.String({ minLength: 1, maxLength: 144 })

export const moneyOperations = {
  listWithdrawals: operatorOperation({
    ...money,
    access: 'withdrawals.read',
    input: closed({
      ...placePages.input,
      route: Type.Optional(Type.Enum([...withdrawalRoutes])),
      order: Type.Optional(Type.Enum([...withdrawalOrders])),
    }),
    output: closed({ withdrawals: Type.Array(WithdrawalView), ...placePages.output, oldestWaitingMs: Count }),
    faults: [],
    summary:
      'Lists open withdrawals, oldest or largest first, with the people who must approve them and why.',
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
