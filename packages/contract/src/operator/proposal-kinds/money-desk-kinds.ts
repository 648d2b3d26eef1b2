import { Type } from 'typebox'
import { closed, CurrencyId, Id, Nullable, Time } from '#entities/values.ts'
import { PositiveMinorUnits } from '../minor-units.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

const amount = { amount: PositiveMinorUnits, currency: CurrencyId }
const Rate = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})([.][0-9]{1,12})?$', examples: ['0.85'] })

export const CouponTerms = closed({
  code: Type.String({ pattern: '^[A-Z0-9-]{2,32}$' }),
  text: Type.String({ minLength: 1, maxLength: 144 }),
  currency: CurrencyId,
  instant: Type.Boolean({ description: 'Paid as cash, without a wagering requirement.' }),
  amount: Type.String({ pattern: '^(0|[1-9][0-9]{0,11})$' }),
  percent: Type.Integer({ minimum: 0, maximum: 1000 }),
  maximum: Nullable(PositiveMinorUnits),
  minimumDeposit: Type.String({ pattern: '^(0|[1-9][0-9]{0,11})$' }),
  firstDepositOnly: Type.Boolean(),
  maxUses: Nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  maxUsesByPlayer: Type.Integer({ minimum: 1, maximum: 1000 }),
  wageringTimes: Type.Integer({ minimum: 0, maximum: 100 }),
  bonusDays: Type.Integer({ minimum: 1, maximum: 365 }),
  expiresAt: Nullable(Time),
})

export const BonusTerms = {
  playerId: RowId,
  ...amount,
  subject: Type.String({ minLength: 1, maxLength: 100 }),
  minimumDeposit: PositiveMinorUnits,
  wageringTimes: Type.Integer({ minimum: 0, maximum: 100 }),
  useDays: Type.Integer({ minimum: 1, maximum: 365 }),
}

export const moneyDeskKinds = {
  matchSuspense: {
    payload: closed({ depositId: Id, playerId: RowId, ...amount }),
    scope: 'operator',
    propose: 'suspense.propose',
    approve: 'suspense.approve',
  },
  returnSuspense: {
    payload: closed({ depositId: Id, ...amount }),
    scope: 'operator',
    propose: 'suspense.propose',
    approve: 'suspense.approve',
  },
  fundJackpot: {
    payload: closed({ gameId: RowId, ...amount }),
    scope: 'operator',
    propose: 'jackpots.propose',
    approve: 'jackpots.approve',
  },
  setExchangeRates: {
    payload: closed({
      rates: Type.Array(closed({ currency: CurrencyId, value: Rate, retired: Type.Boolean() }), {
        minItems: 1,
        maxItems: 50,
      }),
    }),
    scope: 'operator',
    propose: 'rates.propose',
    approve: 'rates.approve',
  },
  offerBonus: {
    payload: closed(BonusTerms),
    scope: 'operator',
    propose: 'promotions.propose',
    approve: 'promotions.approve',
  },
  createCoupon: {
    payload: closed({ coupon: CouponTerms }),
    scope: 'operator',
    propose: 'promotions.propose',
    approve: 'promotions.approve',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
