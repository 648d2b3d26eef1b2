import type { Game } from '@fairground/contract/entities/games/game'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'

/** The balance of the player's first account. */
export const readBalance = async ({ call }: Pick<TestPlayer, 'call'>): Promise<string> =>
  (await call('getPlayerAccounts', {})).accounts[0]!.accountBalance

/** Sets columns of the instance, for example `status = 'REFUNDED'`. */
export const updateInstance = ({ sql }: Pick<TestServer, 'sql'>, { gameInstanceId }: Game, change: string) =>
  sql(`UPDATE game_instance SET ${change} WHERE id = $1`, [gameInstanceId])
