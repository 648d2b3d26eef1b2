import { Type } from 'typebox'
import { SelfLimits } from '#entities/limits/self-limits.ts'
import { CalendarDay, closed, ShortText, ResultSuccess } from '../entities/values.ts'
import { operation } from '../operation.ts'

export const limitsOperations = {
  updateSelfLimits: operation({
    area: 'limits',
    access: 'player',
    input: SelfLimits,
    output: closed({ ...ResultSuccess.properties, selfLimits: SelfLimits }),
    faults: [
      'limits.weeklyAboveMonthly',
      'limits.dailyAboveWeeklyOrMonthly',
      'limits.wagerLimitTooSoon',
      'limits.depositLimitTooSoon',
    ],
    summary:
      'Sets deposit and play limits. A lower limit applies at once, a higher one after a waiting period.',
  }),
  updateSelfExclusion: operation({
    area: 'limits',
    access: 'player',
    input: closed({ until: CalendarDay, reason: Type.Optional(ShortText) }),
    output: ResultSuccess,
    faults: ['limits.exclusionDateInPast', 'limits.exclusionTooShort'],
    summary: 'Excludes the player until a date at least 6 months ahead.',
  }),
  updateTimeout: operation({
    area: 'limits',
    access: 'player',
    input: closed({
      hours: Type.Integer({
        minimum: 1,
        maximum: 8760,
        description: 'At most 6 weeks. The site offers 24, 168 and 720 hours.',
      }),
    }),
    output: ResultSuccess,
    faults: ['limits.timeoutTooLong'],
    summary: 'Starts a time-out of up to 6 weeks.',
  }),
} as const
