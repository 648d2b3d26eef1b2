import { parseArgs } from 'node:util'

export const help = `node examples/client/src/main.ts [options]

Calls a Fairground server the way an app or a system of a partner does: over REST and over the channel. At the end it lists
the operations that it called, the faults that it received and the events that it applied. The defaults fit the demo
(npm run dev).

  --url <address>          the server (http://127.0.0.1:4000)
  --member <id>            the operator (1)
  --site-key <key>         the public key of the operator's site (demo-site-key-meridian)
  --username <name>        log in with a password (rowan)
  --password <password>    (play1234)
  --partner-session <id>   log in with a session of the operator's own system instead
  --user-id <id>           log in with an identity provider instead: the id of the user there
  --access-token <token>   and the access token that the provider issued
  --buy                    also buy a ticket, which costs the player money, and cancel another
  --end-subscriptions      also end the subscriptions of the player
  --register               also register two new players, who use the account and take a break
  --json                   print only the list at the end, as JSON`

export type Login =
  | { readonly by: 'password'; readonly username: string; readonly password: string }
  | { readonly by: 'partner'; readonly sessionId: string }
  | { readonly by: 'provider'; readonly userId: string; readonly accessToken: string }

export interface Options {
  readonly baseUrl: string
  readonly memberId: number
  readonly siteKey: string
  readonly login: Login
  readonly buy: boolean
  readonly endSubscriptions: boolean
  readonly register: boolean
  readonly json: boolean
}

/** Returns null if the user wants to read the help. */
export const readOptions = (args: readonly string[]): Options | null => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      url: { type: 'string', default: 'http://127.0.0.1:4000' },
      member: { type: 'string', default: '1' },
      'site-key': { type: 'string', default: 'demo-site-key-meridian' },
      username: { type: 'string', default: 'rowan' },
      password: { type: 'string', default: 'play1234' },
      'partner-session': { type: 'string' },
      'user-id': { type: 'string' },
      'access-token': { type: 'string' },
      buy: { type: 'boolean', default: false },
      'end-subscriptions': { type: 'boolean', default: false },
      register: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const { username, password, 'partner-session': sessionId } = values
  const { 'user-id': userId, 'access-token': accessToken } = values
  const login: Login =
    sessionId !== undefined
      ? { by: 'partner', sessionId }
      : userId !== undefined && accessToken !== undefined
        ? { by: 'provider', userId, accessToken }
        : { by: 'password', username, password }
  return {
    baseUrl: values.url,
    memberId: Number(values.member),
    siteKey: values['site-key'],
    login,
    buy: values.buy,
    endSubscriptions: values['end-subscriptions'],
    register: values.register,
    json: values.json,
  }
}
