import { Type, type Static } from 'typebox'
import { LimitState } from '#entities/limits/limit-state.ts'
import {
  CalendarDay,
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Nullable,
  SignedAmount,
  Time,
} from '#entities/values.ts'

const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: 'YYYY-MM' })

const StatementMonth = closed({
  month: Month,
  deposited: DecimalAmount,
  withdrawn: DecimalAmount,
  staked: DecimalAmount,
  won: DecimalAmount,
  net: Type.String({ ...SignedAmount, description: 'Winnings minus stakes.' }),
})

const DepositWindow = closed({ since: Time, deposited: DecimalAmount })

/** The data of the charts on the player's statement page. Times are UTC. */
export const Statement = closed({
  currencyId: CurrencyId,
  months: Type.Array(StatementMonth),
  deposits: Type.Array(
    closed({
      kind: Type.Enum(['depositDay', 'depositWeek', 'depositMonth']),
      cap: LimitState.properties.cap,
      windows: Type.Array(DepositWindow, { description: 'Oldest first; the last is the current one.' }),
    }),
  ),
  days: Type.Array(closed({ day: CalendarDay, minutes: Count })),
  lifetime: closed({
    deposited: DecimalAmount,
    withdrawn: DecimalAmount,
    netDeposits: SignedAmount,
    since: Nullable(Time),
  }),
})
export type Statement = Static<typeof Statement>
