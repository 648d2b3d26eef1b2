import { Type, type Static } from 'typebox'
import { LimitStanding } from './limit-standing.ts'
import {
  CalendarDay,
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Nullable,
  SignedAmount,
  Time,
} from './values.ts'

const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: 'YYYY-MM' })

const StatementMonth = closed({
  month: Month,
  deposited: DecimalAmount,
  withdrawn: DecimalAmount,
  staked: DecimalAmount,
  won: DecimalAmount,
  net: Type.String({ ...SignedAmount, description: 'Won less staked.' }),
})

const DepositWindow = closed({ since: Time, deposited: DecimalAmount })

/** What the player's own pictures are drawn from. Times are UTC. */
export const Statement = closed({
  currencyId: CurrencyId,
  months: Type.Array(StatementMonth),
  deposits: Type.Array(
    closed({
      kind: Type.Enum(['depositDay', 'depositWeek', 'depositMonth']),
      cap: LimitStanding.properties.cap,
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
