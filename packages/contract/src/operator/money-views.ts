import { Type } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time } from '#entities/values.ts'
import { RowId } from './row-id.ts'

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

/** Lists of money are read in pages: `after` is the last id of the page before. */
export const MoneyPage = {
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
}
/** The same for a list with ids of 32 bits. */
export const RowPage = { ...MoneyPage, after: Type.Optional(RowId) }
export const NextPage = Nullable(Id)

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
  approvedBy: Nullable(ShortText),
})
