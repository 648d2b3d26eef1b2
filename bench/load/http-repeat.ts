import { openConnection, postRequest } from './http-connection.ts'
import { createTally } from './tally.ts'

export interface RepeatTask {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Session tokens used in turn; without any, requests are sent as a visitor. */
  readonly tokens: readonly string[]
  readonly body: string
  readonly connections: number
  readonly requests: number
  /** The start of every valid response body. */
  readonly expectedPrefix: string
}

const { port, path, headers, tokens, body, connections, requests, expectedPrefix } = JSON.parse(
  process.argv[2] ?? '{}',
) as RepeatTask
const tally = createTally(requests)
const asVisitor = [postRequest(path, headers, body)]
const asPlayers = tokens.map(token => postRequest(path, { ...headers, 'auth-token': token }, body))
const inTurn = asPlayers.length > 0 ? asPlayers : asVisitor
let turn = 0

for (let i = 0; i < connections; i++) {
  const next = (): void => {
    if (tally.take()) connection.send(inTurn[turn++ % inTurn.length]!)
    else connection.close()
  }
  const connection = openConnection(port, (answer, sentAt) => {
    tally.count(answer.startsWith(expectedPrefix), sentAt, () => answer)
    next()
  })
  next()
}
