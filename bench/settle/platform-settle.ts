import { databaseNow } from '@fairground/database/transaction'
import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { noControl } from '@fairground/server/control/control'
import { resultOrganizer } from '@fairground/server/draws/result-organizer'
import { payOut } from '@fairground/server/draws/settle-organizer'
import type { Answer, AnyCommand, CommandName, Request } from '@fairground/server/ledger/commands'
import { Lane } from '@fairground/server/ledger/lane/lane'
import { takeLease } from '@fairground/server/ledger/lane/lease'
import { createRefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import { withMemberClient } from '@fairground/server/ledger/member-client'
import { createLog } from '@fairground/server/platform/log'
import type { BenchDatabase } from '../stage/database.ts'
import { operator } from '../stage/rows.ts'
import { beaconChain, type SoldInstance } from './tickets.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const signHash = (hash: Uint8Array) => new Uint8Array(sign(null, hash, privateKey))
const log = createLog('bench', 'warn')

/** A lane in this process, called without a broker, so that no messaging is measured. */
const openLane = async ({ app }: BenchDatabase) => {
  const epoch = await withMemberClient(app.pool, operator.id, client =>
    takeLease(client, operator.id, randomUUID()),
  )
  if (epoch === undefined) throw new Error('another process holds the lane')
  const lane = new Lane({
    pool: app.pool,
    memberId: operator.id,
    epoch,
    log,
    tools: { randomBytes: n => new Uint8Array(randomBytes(n)), signReceipt: signHash },
    refused: createRefusedKeys(),
    onCommitted: () => undefined,
    onLost: () => undefined,
    observe: () => undefined,
  })
  return {
    submit: <N extends CommandName>(_: number, name: N, request: Request<N>): Promise<Answer<N>> =>
      new Promise((resolve, reject) => {
        lane.submit({ name, request } as unknown as AnyCommand, reply =>
          'ok' in reply ? resolve(reply.ok as Answer<N>) : reject(new Error(reply.refused)),
        )
      }),
  }
}

/** Draws, finds the winners, plans the payouts and pays them with the real organisers and lane. Returns seconds. */
export const settleByPlatform = async (database: BenchDatabase, sold: SoldInstance): Promise<number> => {
  const lane = await openLane(database)
  const refuse = () => Promise.reject(new Error('settling calls neither beacon nor signer'))
  const deps = {
    db: database.app.db,
    lane,
    signer: { call: refuse },
    control: noControl,
    beacon: { chain: beaconChain, getLatest: refuse, getRound: refuse },
    platformKey: { publicKey: new Uint8Array(32), sign: signHash },
    log,
    observeFailure: () => undefined,
    readTime: databaseNow,
  }
  const due = { memberId: operator.id, id: sold.id, gameId: operator.gameId, status: 'CLOSED', attempts: 0 }
  const started = performance.now()
  await resultOrganizer(deps, due)
  await payOut(deps, due)
  const seconds = (performance.now() - started) / 1000
  await database.owner.query(`UPDATE lane SET lease_until = '-infinity'`)
  return seconds
}
