import { Type } from 'typebox'
import { LimitKind, LimitState } from '#entities/limits/limit-state.ts'
import { RealityCheck } from '#entities/limits/reality-check.ts'
import { closed, CurrencyId, DecimalAmount, NoInput, Nullable } from '#entities/values.ts'
import { operation } from '#operation.ts'

const Limits = closed({ currencyId: CurrencyId, limits: Type.Array(LimitState) })
const Cap = Type.Union([DecimalAmount, Type.Null()], { description: 'Null for no limit.' })

export const responsiblePlayOperations = {
  getLimits: operation({
    area: 'protection',
    access: 'player',
    input: NoInput,
    output: Limits,
    faults: [],
    summary: 'Lists every limit with its used and remaining amount, reset time and pending change.',
  }),
  updateLossLimits: operation({
    area: 'protection',
    access: 'player',
    input: closed({ day: Cap, week: Cap, month: Cap }),
    output: Limits,
    faults: ['limits.weeklyAboveMonthly', 'limits.dailyAboveWeeklyOrMonthly', 'limits.wagerLimitTooSoon'],
    summary: 'Sets loss limits. A lower limit applies at once, a higher one after a waiting period.',
  }),
  confirmLimitChange: operation({
    area: 'protection',
    access: 'player',
    input: closed({ kind: LimitKind }),
    output: Limits,
    faults: ['limits.noPendingChange', 'limits.wagerLimitTooSoon', 'limits.depositLimitTooSoon'],
    summary: 'Confirms a raised limit, if the operator requires a second confirmation.',
  }),
  cancelLimitChange: operation({
    area: 'protection',
    access: 'player',
    input: closed({ kind: LimitKind }),
    output: Limits,
    faults: ['limits.noPendingChange'],
    summary: 'Cancels a pending limit change and leaves the limit as it is.',
  }),
  getRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: NoInput,
    output: RealityCheck,
    faults: [],
    summary: 'Returns time, stakes, wins and net result of this session and since the last reality check.',
  }),
  updateRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: closed({ intervalMinutes: Nullable(Type.Integer({ minimum: 5, maximum: 720 })) }),
    output: RealityCheck,
    faults: [],
    summary: 'Sets the interval of reality checks. The site offers 15, 30 and 60 minutes.',
  }),
  confirmRealityCheck: operation({
    area: 'protection',
    access: 'player',
    input: NoInput,
    output: RealityCheck,
    faults: [],
    summary: 'Confirms that the player has seen the reality check and starts the next interval.',
  }),
} as const
