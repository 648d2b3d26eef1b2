import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/fd2/close'
import { quicknet } from '@fairground/fair/beacon/beacon'
import { ticketLeaf } from '@fairground/fair/tickets/leaf'
import {
  appendMany,
  emptyFrontier,
  type Frontier,
  frontierRoot,
  frontierToBytes,
  leafHash,
} from '@fairground/fair/crypto/merkle'
import { noControl } from '@fairground/server/control/control'
import { closeOrganizer } from '@fairground/server/draws/close-organizer'
import { prepareClose } from '@fairground/server/draws/prepare-close'
import { createLog } from '@fairground/server/platform/log'
import { logPolicy } from '@fairground/server/public-log/policy'
import { insertLog } from '@fairground/server/public-log/queries/entries'
import { defineMeasurement, type Measured, type Settings } from './measurement.ts'
import { interleaved } from './interleaved.ts'
import { type BenchDatabase, openDatabase } from './stage/database.ts'
import { addInstance, addOperator, operator, price } from './stage/rows.ts'

export const close = defineMeasurement({
  about: 'closing an instance and committing to its ticket list, compared with hashing all of its tickets',
  numbers: { tickets: { preset: 1_000_000, about: 'tickets sold before the close' } },
  measures: {
    time: { about: 'close / hashing all tickets', unit: 's', better: 'lower', target: 0.01 },
  },
  // Many rounds, because a close is short and the first ones compile its code.
  short: { rounds: 21, seconds: 1, numbers: { tickets: 30_000 } },
  async run(settings) {
    const database = await openDatabase()
    try {
      return await measure(settings, database)
    } finally {
      await database.stop()
    }
  },
})

const measure = async (settings: Settings<'tickets'>, database: BenchDatabase): Promise<Measured<'time'>> => {
  const { tickets } = settings.numbers
  await addOperator(database.owner)
  await openUnwitnessedLog(database)
  let frontier = emptyFrontier
  let root = ''
  const seconds = await interleaved(
    settings.rounds,
    {
      hashing: async () => {
        const started = performance.now()
        frontier = hashAll(tickets)
        root = hex(frontierRoot(frontier))
        return (performance.now() - started) / 1000
      },
      close: () => closeOne(database, frontier, root),
    },
    settings.say,
  )
  return {
    measures: { time: { ours: seconds.close, bare: seconds.hashing } },
    notes: [
      'both sides give the same root; the close includes the database transactions, the record, its hash and signature',
    ],
  }
}

/** A draw closes only when enough witnesses are awake. This log has none. */
const openUnwitnessedLog = ({ app }: BenchDatabase): Promise<void> =>
  inMember(app.db, operator.id, async tx => {
    const log = { name: 'bench/fair/1', type: 1, publicKey: new Uint8Array(32) } as const
    await insertLog(tx, operator.id, log.name, log.publicKey)
    await logPolicy(tx, operator.id, { log, witnesses: [], quorum: 0 })
  })

/** Hashes every ticket and builds the tree at once, as a system without an incremental tree would. */
export const hashAll = (tickets: number): Frontier => {
  const player = new Uint8Array(32)
  const leaves = function* () {
    for (let seq0 = 0; seq0 < tickets; seq0++) {
      yield leafHash(
        ticketLeaf({
          member: String(operator.id),
          instance: '48001',
          seq0,
          player,
          plays: '4,11,23,30,38,47',
          price,
          currency: operator.currency,
        }),
      )
    }
  }
  return appendMany(emptyFrontier, leaves())
}

const { privateKey } = generateKeyPairSync('ed25519')
const platformKey = {
  publicKey: new Uint8Array(32),
  sign: (hash: Uint8Array) => new Uint8Array(sign(null, hash, privateKey)),
}

const closeOne = async ({ app, owner }: BenchDatabase, frontier: Frontier, root: string): Promise<number> => {
  const id = await addInstance(owner, frontier.size)
  await owner.query(
    `UPDATE game_instance SET sold = $3::int, pool = $3::int * price, players = 1, frontier = $4, reg_end = clock_timestamp() WHERE member_id = $1 AND id = $2`,
    [operator.id, id, frontier.size, Buffer.from(frontierToBytes(frontier))],
  )
  const due = { memberId: operator.id, id, gameId: operator.gameId, status: 'OPEN', attempts: 0 }
  const refuse = () => Promise.reject(new Error('closing an instance calls no other service'))
  const deps = {
    db: app.db,
    lane: { submit: refuse },
    signer: { call: refuse },
    control: noControl,
    beacon: { chain: quicknet, getLatest: refuse, getRound: refuse },
    platformKey,
    log: createLog('bench', 'silent'),
    observeFailure: () => undefined,
    readTime: databaseNow,
  }
  const started = performance.now()
  await closeOrganizer(deps, due)
  const prepared = await inMember(app.db, operator.id, tx =>
    prepareClose(tx, deps, due, new Uint8Array(randomBytes(32))),
  )
  if (typeof prepared === 'string') throw new Error(`not prepared: ${prepared}`)
  platformKey.sign(closeHash(prepared.close))
  const seconds = (performance.now() - started) / 1000
  if (hex(prepared.close.root) !== root) throw new Error('the close record has another root')
  return seconds
}
