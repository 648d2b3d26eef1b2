import { randomUUID } from 'node:crypto'
import type { AnyCommand } from '#ledger/command.ts'
import type { Join } from '#ledger/commands/join.ts'
import { currency } from './books.test-support.ts'

type Asked = Pick<Join, 'playerId' | 'instanceId'> & Partial<Join>

/** A join as the gateway sends it: the content is what the client asked. */
export const joinOf = (asked: Asked): Extract<AnyCommand, { name: 'join' }> => {
  const lines = asked.lines ?? [[1, 2]]
  const request = {
    nextInstanceId: null,
    lines,
    count: lines.length,
    currency,
    opKey: randomUUID(),
    ...asked,
  }
  const content = asked.content ?? { instanceId: request.instanceId, lines, count: request.count }
  return { name: 'join', request: { ...request, content } }
}
