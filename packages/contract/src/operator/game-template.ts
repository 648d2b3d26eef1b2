import { Type } from 'typebox'
import { closed, Id, Name, ShortText } from '#entities/values.ts'

const MinorUnits = Type.String({
  pattern: '^(0|[1-9][0-9]{0,15})$',
  description: 'An amount in minor units.',
})

/** A game as a template file describes it. The rules and the prize table are checked by the rules that sell and settle. */
export const GameTemplate = closed({
  id: Id,
  title: Name,
  titleShort: Name,
  description: ShortText,
  rules: Type.Object({ kind: Name }, { additionalProperties: true }),
  prizeTable: Type.Object({}, { additionalProperties: true }),
  cost: MinorUnits,
  fee: MinorUnits,
  cap: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  playerMax: Type.Integer({ minimum: 1, maximum: 100_000 }),
  schedule: Type.Object({}, { additionalProperties: true }),
})
