import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import type { Pool } from 'pg'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { LaneReply } from '#ledger/lane/lane-reply.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import { Lane, type LaneOptions } from '#ledger/lane/lane.ts'
import { createRefusedKeys } from '#ledger/lane/refused-keys.ts'
import { returnLease, takeLease } from '#ledger/lane/lease.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import type { SigningKey } from '#platform/keys.ts'
import { quietLog } from './quiet-log.test-support.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** One platform key for all lanes and workers of a test, as in production. */
export const testPlatformKey: SigningKey = {
  publicKey: new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')),
  sign: hash => new Uint8Array(sign(null, hash, privateKey)),
}

export const testTools: CommandTools = {
  randomBytes: length => new Uint8Array(randomBytes(length)),
  signReceipt: hash => testPlatformKey.sign(hash),
}

export interface TakenLane extends BatchContext {
  readonly owner: string
  release(): Promise<void>
}

export const takeLane = async (pool: Pool, memberId: number): Promise<TakenLane> => {
  const owner = randomUUID()
  const epoch = await withMemberClient(pool, memberId, client => takeLease(client, memberId, owner))
  if (epoch === undefined) throw new Error(`the lane of member ${memberId} is taken`)
  const release = () => withMemberClient(pool, memberId, client => returnLease(client, memberId, owner))
  return { pool, memberId, epoch, tools: testTools, owner, release }
}

/** Expires the lease of a paused lane. */
export const expireLease = (owner: Pool, memberId: number) =>
  owner.query(`UPDATE lane SET lease_until = '-infinity' WHERE member_id = $1`, [memberId])

/** A lane with its queue in this process. */
export const startLane = (context: BatchContext & Pick<LaneOptions, 'clock'>) => {
  const state = { lost: 0, batches: [] as number[] }
  const lane = new Lane({
    ...context,
    refused: createRefusedKeys(),
    log: quietLog,
    onCommitted: () => undefined,
    onLost: () => (state.lost += 1),
    observe: commands => state.batches.push(commands),
  })
  const submit = (command: AnyCommand) =>
    new Promise<LaneReply<unknown>>(resolve => lane.submit(command, resolve))
  return {
    state,
    submit,
    stop: () => lane.stop(),
    async join(command: AnyCommand): Promise<JoinAnswer> {
      const reply = await submit(command)
      if ('refused' in reply) throw new Error(reply.refused)
      return reply.ok as JoinAnswer
    },
  }
}
