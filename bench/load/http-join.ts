import { openConnection, postRequest } from './http-connection.ts'
import { type JoinTask, joinInput } from './join-task.ts'
import { createTally } from './tally.ts'

const task = JSON.parse(process.argv[2] ?? '{}') as JoinTask
const tally = createTally(task.joins)

for (let i = 0; i < task.connections; i++) {
  const tokens = task.tokens.filter((_, n) => n % task.connections === i)
  let turn = 0
  const next = (): void => {
    if (!tally.take()) return connection.close()
    const headers = { 'site-key': task.siteKey, 'auth-token': tokens[turn++ % tokens.length]! }
    connection.send(postRequest(`/api/${task.memberId}/joinGame`, headers, JSON.stringify(joinInput(task))))
  }
  const connection = openConnection(task.port, (body, sentAt) => {
    tally.count(body.startsWith('{"exitCode":0,'), sentAt, () => body)
    next()
  })
  next()
}
