import type { Player } from '@fairground/contract/entities/players/player'
import type { Connection } from './connection.ts'
import type { Login } from './options.ts'
import type { Report } from './report.ts'

/** Logs the player in. The client package stores the token and sends it with every later call. */
export const logIn = async ({ rest }: Connection, login: Login, report: Report): Promise<Player> => {
  switch (login.by) {
    case 'password':
      await rest.call('login', { username: login.username, password: login.password })
      break
    case 'partner':
      await rest.call('login.whitelabel', { sessionId: login.sessionId })
      break
    case 'provider':
      await rest.call('attemptAuthentication', {
        userId: login.userId,
        accessToken: login.accessToken,
        expiresIn: 3600,
      })
  }
  // An app that starts with a stored token checks whether the token is still valid.
  const { player } = await rest.call('loginCheck', {})
  report.say(`Logged in as ${player.username} by ${login.by}`)
  return player
}
