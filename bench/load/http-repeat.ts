import { openConnection, postRequest } from './http-connection.ts'
import { createTally } from './tally.ts'

export interface RepeatTask {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly connections: number
  readonly requests: number
  /** What a good answer begins with. */
  readonly begins: string
}

const { port, path, headers, body, connections, requests, begins } = JSON.parse(
  process.argv[2] ?? '{}',
) as RepeatTask
const tally = createTally(requests)
const request = postRequest(path, headers, body)

for (let i = 0; i < connections; i++) {
  const next = (): void => {
    if (tally.take()) connection.send(request)
    else connection.close()
  }
  const connection = openConnection(port, (answer, sentAt) => {
    tally.count(answer.startsWith(begins), sentAt, () => answer)
    next()
  })
  next()
}
