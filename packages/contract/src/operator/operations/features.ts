import { Type } from 'typebox'
import { closed, LongText, NoInput, ShortText, Time } from '#entities/values.ts'
import { featureNames } from '#feature-names.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const common = { area: 'features', scope: 'operator' } as const
const Feature = Type.Enum([...featureNames])
const Switched = Type.Partial(Type.Record(Feature, Type.Boolean()), {
  minProperties: 1,
  additionalProperties: false,
  description: 'true switches the feature on, false off. Features that are not named stay.',
})

export const featureOperations = {
  listFeatureFlags: operatorOperation({
    ...common,
    access: 'features.read',
    input: NoInput,
    output: closed({
      features: Type.Array(
        closed({
          feature: Feature,
          isOn: Type.Boolean(),
          isOnByDefault: Type.Boolean(),
          description: LongText,
          continues: Type.String({ description: 'What goes on while the feature is off.' }),
          operations: Type.Array(ShortText, { description: 'The operations of players that it governs.' }),
        }),
        { maxItems: 100 },
      ),
    }),
    faults: [],
    summary: 'Lists the features with their states. There are at most 100.',
  }),
  listFeatureChanges: operatorOperation({
    ...common,
    access: 'features.read',
    input: closed(rowPages.input),
    output: closed({
      changes: Type.Array(
        closed({
          seq: RowId,
          at: Time,
          actor: ShortText,
          actorName: StaffName,
          reason: Type.String(),
          switched: Type.Array(closed({ feature: ShortText, isOn: Type.Boolean() })),
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists who switched which features when, newest first.',
  }),
  setFeatureFlags: operatorOperation({
    ...common,
    access: 'features.write',
    input: withReason({ features: Switched }),
    output: Done,
    faults: ['staff.refused'],
    summary:
      'Switches features of the site on or off. Gateways follow within seconds, and open browsers load the configuration again.',
  }),
} as const
