import { Type } from 'typebox'
import { closed, Name, NoInput, Nullable, Time } from '#entities/values.ts'
import { GameSchedule } from '../game-template.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { RowId } from '../row-id.ts'

const area = { area: 'schedules', scope: 'operator' } as const
const read = { ...area, access: 'games.read' } as const
const write = { ...area, access: 'games.write', faults: ['staff.refused'] } as const

const Closure = closed({ closureId: RowId, gameId: Nullable(RowId), title: Name, from: Time, until: Time })
const Planned = closed({ gameId: RowId, startAt: Time, registrationEndAt: Time })

/** When instances start. The schedule itself changes by a proposal of the kind changeSchedule. */
export const scheduleOperations = {
  previewSchedule: operatorOperation({
    ...read,
    input: closed({
      gameId: Nullable(RowId),
      schedule: GameSchedule,
      from: Type.Optional(Time),
      count: Type.Integer({ minimum: 1, maximum: 200 }),
    }),
    output: closed({
      starts: Type.Array(
        closed({
          startAt: Time,
          registrationEndAt: Time,
          clockChange: Type.Enum(['none', 'forward', 'back']),
          isClosed: Type.Boolean(),
        }),
      ),
    }),
    faults: ['staff.refused'],
    summary:
      'Returns the next starts of a schedule. Marks the first start after clocks change and starts in closed periods.',
  }),
  listClosures: operatorOperation({
    ...read,
    input: NoInput,
    output: closed({ closures: Type.Array(Closure, { maxItems: 200 }) }),
    faults: [],
    summary: 'Lists closed periods that are not over, at most 200.',
  }),
  addClosure: operatorOperation({
    ...write,
    input: withReason({ gameId: Nullable(RowId), title: Name, from: Time, until: Time }),
    output: closed({ closureId: RowId }),
    summary: 'Opens no instance of a game, or of all games, that starts in a period. Open instances stay.',
  }),
  removeClosure: operatorOperation({
    ...write,
    input: withReason({ closureId: RowId }),
    output: Done,
    summary: 'Ends a closed period.',
  }),
  createInstance: operatorOperation({
    ...write,
    input: withReason({ gameId: RowId, startAt: Time, registrationEndAt: Time }),
    output: Done,
    summary:
      'Plans one instance besides the schedule, with the terms of the game. A worker opens it within seconds.',
  }),
  listPlannedInstances: operatorOperation({
    ...read,
    input: NoInput,
    output: closed({ planned: Type.Array(Planned, { maxItems: 200 }) }),
    faults: [],
    summary: 'Lists planned instances that no worker has opened, at most 200.',
  }),
  cancelPlannedInstance: operatorOperation({
    ...write,
    input: withReason({ gameId: RowId, startAt: Time }),
    output: Done,
    summary: 'Cancels a planned instance that is not open yet.',
  }),
} as const
