import { Type } from 'typebox'
import { closed, Count, CurrencyId, Nullable, ShortText, Time } from '#entities/values.ts'
import { operatorOperation } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'

const area = { area: 'returns', scope: 'operator', access: 'returns.read', faults: [] } as const

export const AlarmView = closed({
  alarmId: RowId,
  kind: ShortText,
  subject: Type.String(),
  facts: Type.Unknown(),
  raisedAt: Time,
  incidentId: Nullable(RowId),
})

export const returnOperations = {
  getLiveReturn: operatorOperation({
    ...area,
    input: closed({ gameId: Type.Optional(RowId) }),
    output: closed({
      windows: Type.Array(
        closed({
          gameId: RowId,
          currency: CurrencyId,
          window: RowId,
          plays: Count,
          stakes: Type.String(),
          prizes: Type.String({ description: 'Without jackpots and tiers too rare to judge.' }),
          expected: Type.Number(),
          lowest: Type.Number({ description: 'The band of the volume so far.' }),
          highest: Type.Number(),
          judgedAt: Nullable(Time),
          isOutside: Nullable(Type.Boolean()),
        }),
      ),
    }),
    summary:
      'Returns the newest 200 windows of the live return to player, open ones first. Games with bets are not judged.',
  }),
  listAlarms: operatorOperation({
    ...area,
    access: 'incidents.read',
    input: closed({ ...rowPages.input, isUnhandled: Type.Optional(Type.Boolean()) }),
    output: closed({ alarms: Type.Array(AlarmView), ...rowPages.output }),
    summary: 'Lists alarms, newest first.',
  }),
} as const
