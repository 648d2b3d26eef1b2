import { Type, type Static } from 'typebox'
import { Account } from './account.ts'
import { Ad } from './ad.ts'
import { Configuration } from './configuration.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { Game } from './game.ts'
import { PersistentEvent } from './persistent-event.ts'
import { Player } from './player.ts'
import { Subscription } from './subscription.ts'
import { closed, Id, LanguageId, Nullable, ShortText, Time } from './values.ts'

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
