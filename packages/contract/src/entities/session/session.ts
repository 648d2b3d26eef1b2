import { Type, type Static } from 'typebox'
import { Account } from '#entities/money/account.ts'
import { Ad } from '#entities/site/ad.ts'
import { Configuration } from '#entities/site/configuration.ts'
import { Country } from '#entities/site/country.ts'
import { Currency } from '#entities/site/currency.ts'
import { Game } from '#entities/games/game.ts'
import { PersistentEvent } from './persistent-event.ts'
import { Player } from '#entities/players/player.ts'
import { Subscription } from '#entities/plays/subscription.ts'
import { closed, Id, LanguageId, Nullable, ShortText, Time } from '#entities/values.ts'

export const InitRequest = closed({
  refStr: Type.Optional(ShortText),
  filter: closed({
    memberId: Id,
    languageId: LanguageId,
    showMobile: Type.Optional(Type.Boolean()),
  }),
  fullLoad: Type.Optional(Type.Boolean()),
})

export const Session = closed({
  serverTime: Time,
  player: Nullable(Player),
  configuration: Configuration,
  currencies: Type.Array(Currency),
  filteredGames: Type.Array(Game),
  favoriteGames: Type.Array(Id),
  playerAccounts: Type.Array(Account),
  mainGameInstanceId: Nullable(Id),
  subscriptions: Type.Array(Subscription),
  ads: Type.Array(Ad),
  afterLoginEvents: Type.Array(PersistentEvent),
  countries: Type.Array(Country),
  topics: closed({ lobby: ShortText, player: Nullable(ShortText) }),
})
export type Session = Static<typeof Session>
