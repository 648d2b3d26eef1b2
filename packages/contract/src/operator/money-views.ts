import { Type } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time } from '#entities/values.ts'
import { RowId } from './row-id.ts'
import { StaffName } from './staff-views.ts'

export const withdrawalOrders = ['oldest', 'largest'] as const
export const withdrawalRoutes = ['automatic', 'onePerson', 'twoPeople'] as const
const routeReasons = [
  'largeAmount',
  'chargeBack',
  'recentHold',
  'aboveAutomatic',
  'otherCurrency',
  'notVerified',
  'newInstrument',
  'newAccount',
] as const
export const depositStates = ['CREATED', 'PENDING', 'EXPIRED', 'COMPLETED', 'REVERSED', 'FAILED'] as const

export const WithdrawalView = closed({
  withdrawalId: Id,
  playerId: RowId,
  username: ShortText,
  amount: DecimalAmount,
  minorUnits: Type.String(),
  currency: CurrencyId,
  status: ShortText,
  route: Nullable(Type.Enum([...withdrawalRoutes])),
  reasons: Type.Array(Type.Enum([...routeReasons])),
  requestedAt: Time,
  waitingMs: Count,
  needsProposal: Type.Boolean(),
  method: Nullable(Type.Enum(['card', 'eWallet', 'bank'])),
  identity: Type.Enum(['verified', 'waiting', 'rejected', 'none']),
  stop: Nullable(
    Type.Enum(['onHold', 'noDestination', 'notRouted'], { description: 'Why it cannot be approved now.' }),
  ),
  approvals: closed({ needed: Count, given: Count }),
  proposal: Nullable(closed({ proposalId: RowId, madeBy: RowId, madeByName: StaffName })),
  approvedBy: Nullable(ShortText),
  approvedByName: StaffName,
})
