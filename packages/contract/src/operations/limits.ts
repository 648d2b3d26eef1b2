import { Type } from 'typebox'
import { SelfLimits } from '../entities/self-limits.ts'
import { CalendarDay, closed, ShortText, Success } from '../entities/values.ts'
import { operation } from '../operation.ts'

export const limitsOperations = {
  updateSelfLimits: operation({
    area: 'limits',
    access: 'player',
    input: SelfLimits,
    output: closed({ ...Success.properties, selfLimits: SelfLimits }),
    faults: [
      'limits.weeklyAboveMonthly',
      'limits.dailyAboveWeeklyOrMonthly',
      'limits.wagerLimitTooSoon',
      'limits.depositLimitTooSoon',
    ],
    summary: 'Set deposit and play limits: a lower one holds at once, a higher one after its wait.',
  }),
  updateSelfExclusion: operation({
    area: 'limits',
    access: 'player',
    input: closed({ until: CalendarDay, reason: Type.Optional(ShortText) }),
    output: Success,
    faults: ['limits.exclusionDateInPast', 'limits.exclusionTooShort'],
    summary: 'Exclude oneself until a date at least 6 months ahead.',
  }),
  updateTimeout: operation({
    area: 'limits',
    access: 'player',
    input: closed({
      hours: Type.Integer({
        minimum: 1,
        maximum: 8760,
        description: 'At most 6 weeks; 24, 168 and 720 are offered.',
      }),
    }),
    output: Success,
    faults: ['limits.timeoutTooLong'],
    summary: 'Take a break of up to 6 weeks.',
  }),
} as const
