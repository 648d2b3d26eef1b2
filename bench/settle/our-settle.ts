import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { quicknet } from '@fairground/fair/beacon'
import { hex } from '@fairground/fair/bytes'
import { resultOrganizer } from '@fairground/server/draws/result-organizer'
import { payOut } from '@fairground/server/draws/settle-organizer'
import type { Answer, AnyCommand, CommandName, Request } from '@fairground/server/ledger/command'
import { Lane } from '@fairground/server/ledger/lane'
import { takeLease } from '@fairground/server/ledger/lease'
import { inMemberClient } from '@fairground/server/ledger/member-client'
import { createLog } from '@fairground/server/log'
import type { BenchDatabase } from '../stage/database.ts'
import { operator } from '../stage/rows.ts'
import type { SoldInstance } from './tickets.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const signHash = (hash: Uint8Array) => new Uint8Array(sign(null, hash, privateKey))
const log = createLog('bench', 'warn')

/** A lane of this process, asked without a broker: what is measured is the money, not the message. */
const openLane = async ({ app }: BenchDatabase) => {
  const epoch = await inMemberClient(app.pool, operator.id, client =>
    takeLease(client, operator.id, randomUUID()),
  )
  if (epoch === undefined) throw new Error('the lane is taken')
  const lane = new Lane({
    pool: app.pool,
    memberId: operator.id,
    epoch,
    log,
    tools: { randomBytes: n => new Uint8Array(randomBytes(n)), signReceipt: signHash },
    onCommitted: () => undefined,
    onLost: () => undefined,
    observe: () => undefined,
  })
  return {
    ask: <N extends CommandName>(_: number, name: N, request: Request<N>): Promise<Answer<N>> =>
      new Promise((resolve, reject) => {
        lane.ask({ name, request } as unknown as AnyCommand, reply =>
          'ok' in reply ? resolve(reply.ok as Answer<N>) : reject(new Error(reply.refused)),
        )
      }),
  }
}

/** Draws, finds the winners, plans and pays, by the organisers and the lane. Returns seconds. */
export const settleOurs = async (database: BenchDatabase, sold: SoldInstance): Promise<number> => {
  const lane = await openLane(database)
  const refuse = () => Promise.reject(new Error('nobody is asked'))
  const parts = {
    db: database.app.db,
    lane,
    signer: { call: () => Promise.resolve({ link: hex(sold.link) } as never) },
    beacon: { chain: quicknet, latest: refuse, round: refuse },
    platformKey: { publicKey: new Uint8Array(32), sign: signHash },
    log,
    observeFailure: () => undefined,
  }
  const due = { memberId: operator.id, id: sold.id, gameId: operator.gameId, status: 'CLOSED', attempts: 0 }
  const started = performance.now()
  await resultOrganizer(parts, due)
  await payOut(parts, due)
  const seconds = (performance.now() - started) / 1000
  await database.owner.query(`UPDATE lane SET lease_until = '-infinity'`)
  return seconds
}
