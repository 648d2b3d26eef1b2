import { randomUUID } from 'node:crypto'
import type { AnyCommand } from '#ledger/commands.ts'
import type { Join } from '#ledger/commands/join.ts'
import { currency } from './books.test-support.ts'

type JoinInput = Pick<Join, 'playerId' | 'instanceId'> & Partial<Join>

/** A join like the gateway sends it. `content` is the input of the client. */
export const joinCommand = (input: JoinInput): Extract<AnyCommand, { name: 'join' }> => {
  const lines = input.lines ?? [[1, 2]]
  const request = {
    nextInstanceId: null,
    lines,
    count: lines.length,
    currency,
    opKey: randomUUID(),
    ...input,
  }
  const content = input.content ?? { instanceId: request.instanceId, lines, count: request.count }
  return { name: 'join', request: { ...request, content } }
}
