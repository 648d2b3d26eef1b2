import { Type } from 'typebox'
import { closed, Count, LongText, Nullable, ShortText, Time } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { ActionSettings, Figures, ThresholdView } from '../protection-views.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const reading = { area: 'protection', scope: 'operator', access: 'protection.read' } as const
const writing = {
  area: 'protection',
  scope: 'operator',
  access: 'protection.write',
  stepUp: true,
  faults: ['staff.refused'],
} as const

const Indicator = closed({ name: ShortText, level: Type.Enum(['notice', 'strong']), figures: Figures })

const Action = closed({
  actionId: RowId,
  kind: Type.Enum(['stopPromotions', 'offerLimit', 'forceBreak']),
  flagId: Nullable(RowId),
  madeBy: ShortText,
  madeByName: StaffName,
  madeAt: Time,
  until: Nullable(Time),
  liftedAt: Nullable(Time),
  liftedBy: Nullable(ShortText),
  liftedByName: StaffName,
})

const Evaluation = closed({
  change: Type.Enum(['weaker', 'same', 'stronger']),
  before: Figures,
  after: Figures,
})

const InteractionKind = Type.Enum(['message', 'call', 'chat', 'letter', 'noContact'])
const InteractionOutcome = Type.Enum([
  'limitSet',
  'breakTaken',
  'exclusion',
  'informed',
  'noReply',
  'noConcern',
  'accountClosed',
])

/** Safer play: players with indicators of harm, what the platform did, and the contacts of staff with them. */
export const protectionOperations = {
  listFlags: operatorOperation({
    ...reading,
    input: closed({
      status: Type.Optional(Type.Enum(['open', 'handled'])),
      ...rowPages.input,
    }),
    output: closed({
      flags: Type.Array(
        closed({
          flagId: RowId,
          playerId: RowId,
          username: ShortText,
          points: Count,
          reasons: Type.Array(Indicator),
          openedAt: Time,
          dueAt: Type.Integer({ ...Time, description: 'A person must have handled it by then.' }),
          isOverdue: Type.Boolean(),
          actedAt: Nullable(Time),
          handledAt: Nullable(Time),
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists players with strong indicators of harm, the oldest first.',
  }),
  showProtection: operatorOperation({
    ...reading,
    stepUp: true,
    input: withReason({ playerId: RowId }),
    output: closed({
      promotionsStopped: Type.Boolean(),
      indicators: Type.Array(
        closed({
          day: Type.Integer({ ...Count, description: 'Days since 1970.' }),
          ...Indicator.properties,
          rulesVersion: Count,
          foundAt: Time,
        }),
      ),
      actions: Type.Array(Action),
    }),
    faults: ['staff.refused'],
    summary: "Returns the player's indicators of the last 90 days and the actions.",
  }),
  recordInteraction: operatorOperation({
    ...writing,
    input: withReason({
      playerId: RowId,
      kind: InteractionKind,
      outcome: InteractionOutcome,
      note: Type.String({ ...LongText, description: 'Stored encrypted.' }),
    }),
    output: closed({ interactionId: RowId, evaluateAt: Time }),
    summary: 'Records a contact with a player. It handles the open flag and is evaluated after 14 days.',
  }),
  listInteractions: operatorOperation({
    ...reading,
    stepUp: true,
    input: withReason({
      playerId: Type.Optional(RowId),
      ...rowPages.input,
    }),
    output: closed({
      interactions: Type.Array(
        closed({
          interactionId: RowId,
          playerId: RowId,
          username: ShortText,
          flagId: Nullable(RowId),
          kind: InteractionKind,
          outcome: InteractionOutcome,
          note: LongText,
          madeBy: ShortText,
          madeByName: StaffName,
          madeAt: Time,
          evaluateAt: Time,
          evaluation: Nullable(Evaluation),
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists interactions with their evaluation, the oldest first.',
  }),
  restrictPlayer: operatorOperation({
    ...writing,
    input: withReason({
      playerId: RowId,
      kind: Type.Enum(['stopPromotions', 'offerLimit', 'forceBreak']),
      hours: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1008, description: 'The length of a forced break.' }),
      ),
    }),
    output: Done,
    summary: 'Stops promotions, offers a limit or forces a break.',
  }),
  liftRestriction: operatorOperation({
    ...writing,
    input: withReason({ actionId: RowId }),
    output: Done,
    summary: 'Lifts a stop of promotions or a forced break. A restriction that the player chose stays.',
  }),
  showProtectionRules: operatorOperation({
    ...reading,
    input: closed({}),
    output: closed({
      version: Type.Integer({ ...Count, description: '0 stands for the defaults.' }),
      thresholds: Type.Array(ThresholdView),
      actions: ActionSettings,
    }),
    faults: [],
    summary: 'Returns the thresholds and automatic actions. The proposal changeProtection changes them.',
  }),
} as const
