import { Type } from 'typebox'
import { LimitKind, LimitStanding } from '#entities/limit-standing.ts'
import { RealityCheck } from '#entities/reality-check.ts'
import { closed, CurrencyId, DecimalAmount, Nothing, Nullable } from '#entities/values.ts'
import { operation } from '#operation.ts'

const Limits = closed({ currencyId: CurrencyId, limits: Type.Array(LimitStanding) })
const Cap = Type.Union([DecimalAmount, Type.Null()], { description: 'None for no limit.' })

export const responsiblePlayOperations = {
  getLimits: operation({
    area: 'protection',
    access: 'player',
    input: Nothing,
    output: Limits,
    faults: [],
    summary: 'Every limit: what is used, what is left, when it begins anew and what change waits.',
  }),
  updateLossLimits: operation({
    area: 'protection',
    access: 'player',
    input: closed({ day: Cap, week: Cap, month: Cap }),
    output: Limits,
    faults: ['limits.weeklyAboveMonthly', 'limits.dailyAboveWeeklyOrMonthly', 'limits.wagerLimitTooSoon'],
    summary: 'Set how much may be lost: a lower limit holds at once, a higher one after its wait.',
  }),
  confirmLimitChange: operation({
    area: 'protection',
    access: 'player',
    input: closed({ kind: LimitKind }),
    output: Limits,
    faults: ['limits.noPendingChange', 'limits.wagerLimitTooSoon', 'limits.depositLimitTooSoon'],
    summary: 'Say once more that a limit shall be raised, where the operator must ask twice.',
  }),
  cancelLimitChange: operation({
    area: 'protection',
    access: 'player',
    input: closed({ kind: LimitKind }),
    output: Limits,
    faults: ['limits.noPendingChange'],
    summary: 'Keep the limit as it is: the change that waits is dropped.',
  }),
  getRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: Nothing,
    output: RealityCheck,
    faults: [],
    summary: 'Time, stakes, wins and net of this session, and since the last reality check.',
  }),
  updateRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: closed({ intervalMinutes: Nullable(Type.Integer({ minimum: 5, maximum: 720 })) }),
    output: RealityCheck,
    faults: [],
    summary: 'Set how often the player is reminded; 15, 30 and 60 minutes are offered.',
  }),
  confirmRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: Nothing,
    output: RealityCheck,
    faults: [],
    summary: 'The player has seen the reality check: the next interval begins.',
  }),
} as const
