import type { Game, GameTexts } from '@fairground/contract/entities/games/game'
import type { EventMessage } from '@fairground/contract/events'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'

/** Topics are the same for all viewers and carry the default language, so each game's texts are kept here. */
const known = new Map<number, GameTexts>()
const requested = new Set<number>()
const listeners = new Set<() => void>()
let loaded = false

/** Runs when texts arrive that games on the page do not have yet. */
export const onGameTexts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const toTexts = (game: GameTexts): GameTexts => ({
  gameTitle: game.gameTitle,
  gameTitleShort: game.gameTitleShort,
  gameDescription: game.gameDescription,
  gameInfo: game.gameInfo,
  ...(game.oneClickStartInfo && { oneClickStartInfo: game.oneClickStartInfo }),
  ...(game.oneClickGameLobbyInfo && { oneClickGameLobbyInfo: game.oneClickGameLobbyInfo }),
  ...(game.oneClickSuccessInfo && { oneClickSuccessInfo: game.oneClickSuccessInfo }),
  ...(game.oneClickBundleName && { oneClickBundleName: game.oneClickBundleName }),
})

/** Games of an answer in the page's language. */
export const noteGameTexts = (games: readonly Game[]): void => {
  for (const game of games) known.set(game.gameId, toTexts(game))
  loaded = true
  for (const listener of listeners) listener()
}

/** A game that was added after the page was loaded. A failed request leaves its default language. */
const request = async (gameId: number): Promise<void> => {
  if (requested.has(gameId)) return
  requested.add(gameId)
  try {
    known.set(gameId, toTexts(await call('getGameLanguage', { gameId, languageId: bootstrap.languageId })))
    for (const listener of listeners) listener()
  } catch {
    requested.delete(gameId)
  }
}

/** The game in the page's language. */
export const withGameTexts = (game: Game): Game => {
  const texts = known.get(game.gameId)
  if (texts !== undefined) return { ...game, ...texts }
  if (loaded) void request(game.gameId)
  return game
}

export const withEventTexts = (message: EventMessage): EventMessage =>
  message[0] === 'gameCreate'
    ? ['gameCreate', { ...message[1], game: withGameTexts(message[1].game) }]
    : message
