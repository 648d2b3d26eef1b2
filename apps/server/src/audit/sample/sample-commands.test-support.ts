import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { runBatch } from '#ledger/lane/batch.ts'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import type { AnyCommand } from '#ledger/commands.ts'

/** Throws on a refusal: a sample world without its rows would be consistent and prove nothing. */
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

interface Returned {
  readonly playerId: number
  readonly instanceId: number
  readonly lines: number[][]
}

/** Buys the lines and cancels the purchase. */
export const buyAndCancel = async (
  owner: Pool,
  lane: BatchContext,
  { playerId, instanceId, lines }: Returned,
): Promise<void> => {
  await run(lane, [join(playerId, instanceId, lines)])
  const { rows } = await owner.query<{ code: string }>(
    `SELECT join_code AS code FROM ticket WHERE member_id = $1 AND instance_id = $2 AND player_id = $3
      ORDER BY seq DESC LIMIT 1`,
    [lane.memberId, instanceId, playerId],
  )
  const joinCode = rows[0]!.code
  const request = { opKey: randomUUID(), playerId, instanceId, joinCode, currency: 'EUR' }
  await run(lane, [{ name: 'cancelJoin', request }])
}
