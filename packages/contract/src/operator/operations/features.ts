import { Type } from 'typebox'
import { closed, Count, LongText, ShortText, Time } from '#entities/values.ts'
import { featureNames } from '#feature-names.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { Limit, Next } from '../paging.ts'

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
    input: closed({ before: Type.Optional(Count), limit: Limit }),
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
      ),
      changes: Type.Array(
        closed({
          seq: Count,
          at: Time,
          actor: ShortText,
          reason: Type.String(),
          switched: Type.Array(closed({ feature: ShortText, isOn: Type.Boolean() })),
        }),
      ),
      next: Next,
    }),
    faults: [],
    summary: 'Returns every feature with its state, and who switched which one when, newest first.',
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
