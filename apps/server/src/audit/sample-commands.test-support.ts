import { randomUUID } from 'node:crypto'
import { type BatchContext, runBatch } from '#ledger/batch.ts'
import type { AnyCommand } from '#ledger/command.ts'

/** A world in which something was refused would be consistent and prove nothing. */
export const run = async (lane: BatchContext, commands: readonly AnyCommand[]): Promise<void> => {
  const replies = await runBatch(lane, commands)
  const refused = replies.filter(reply => !('ok' in reply) || (reply.ok as { exitCode?: number }).exitCode)
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`)
}

export const join = (
  playerId: number,
  instanceId: number,
  lines: number[][],
  currency = 'EUR',
): AnyCommand => ({
  name: 'join',
  request: {
    opKey: randomUUID(),
    content: { instanceId, lines },
    playerId,
    instanceId,
    nextInstanceId: null,
    lines,
    count: lines.length,
    currency,
  },
})
