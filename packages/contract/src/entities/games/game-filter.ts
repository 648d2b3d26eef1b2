import { Type, type Static } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Id, LanguageId } from '#entities/values.ts'

/** -1: no restriction; 0: games without the property; 1: only games with it. */
const Switch = Type.Optional(Type.Enum([-1, 0, 1]))

export const GameFilter = closed({
  free: Switch,
  tournament: Switch,
  progressive: Switch,
  empty: Switch,
  instaplay: Switch,
  minPlayCount: Type.Optional(Count),
  maxPlayCount: Type.Optional(Count),
  minPlaySize: Type.Optional(Count),
  maxPlaySize: Type.Optional(Count),
  minPlayCost: Type.Optional(DecimalAmount),
  maxPlayCost: Type.Optional(DecimalAmount),
  minDrawRange: Type.Optional(Count),
  maxDrawRange: Type.Optional(Count),
  gameId: Type.Optional(Id),
  memberId: Type.Optional(Id),
  currencyId: Type.Optional(CurrencyId),
  languageId: Type.Optional(LanguageId),
  tournamentType: Type.Optional(
    Type.Integer({
      minimum: -1,
      maximum: 100,
      description: 'The position of the rule in the list of game rules, from 0; -1 for all.',
    }),
  ),
  firstResult: Type.Optional(Count),
  maxResults: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})
export type GameFilter = Static<typeof GameFilter>
