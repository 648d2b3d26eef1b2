import { type Static, Type } from 'typebox'
import { closed, Name, ShortText } from '#entities/values.ts'
import { MinorUnits } from './minor-units.ts'
import { RowId } from './row-id.ts'

const closing = {
  closeBeforeStartMs: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
  openAheadCount: Type.Integer({ minimum: 1, maximum: 100 }),
} as const

/** When the instances of a game start: at an interval, at local times, or when the last play is sold. */
export const GameSchedule = Type.Union([
  closed({
    everyMs: Type.Integer({ minimum: 1000, maximum: 34_560_000_000 }),
    offsetMs: Type.Integer({ minimum: 0, maximum: 34_560_000_000 }),
    ...closing,
  }),
  closed({
    timeZone: Name,
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
    times: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), {
      minItems: 1,
      maxItems: 288,
      uniqueItems: true,
    }),
    ...closing,
  }),
  closed({ startAfterFullMs: Type.Integer({ minimum: 0, maximum: 86_400_000 }) }),
])

const texts = { title: Name, titleShort: Name, description: ShortText } as const
const terms = {
  rules: Type.Object({ kind: Name }, { additionalProperties: true }),
  prizeTable: Type.Object({}, { additionalProperties: true }),
  cost: MinorUnits,
  fee: MinorUnits,
  cap: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  playerMax: Type.Integer({ minimum: 1, maximum: 100_000 }),
  schedule: GameSchedule,
} as const

/** What needs a second person. The rules and the prize table are checked by the rules that sell and settle. */
export const GameTerms = closed(terms)

/** What players read about a game. One person changes it. */
export const GameTexts = closed(texts)

/** A game as a template file or a draft describes it. */
export const GameTemplate = closed({ id: RowId, ...texts, ...terms })

export type GameTerms = Static<typeof GameTerms>
export type GameTexts = Static<typeof GameTexts>
export type GameTemplate = Static<typeof GameTemplate>
export type GameSchedule = Static<typeof GameSchedule>
