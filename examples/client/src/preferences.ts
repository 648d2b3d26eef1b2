import type { Caller } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/games/game'
import type { Report } from './report.ts'

/** Marks a game as a favourite and removes the mark. */
export const markFavourite = async (
  rest: Caller,
  { gameId }: Pick<Game, 'gameId'>,
  report: Report,
): Promise<void> => {
  const { favoriteGames } = await rest.call('saveFavoriteGame', { gameId })
  await rest.call('deleteFavoriteGame', { gameId })
  report.say(`Game ${gameId} was one of ${favoriteGames.length} favourite games`)
}

/** Saves what an app asks for on its page of settings. */
export const savePreferences = async (rest: Caller, report: Report): Promise<void> => {
  await rest.call('updatePlayerLocale', { languageId: 'en_US' })
  await rest.call('updateContactPreference', {
    contactByEmail: true,
    contactEmailNews: false,
    contactEmailDeposits: true,
    contactEmailWithdrawals: true,
    contactEmailWins: true,
  })
  report.say('Saved the language and the emails that the player receives')
}
