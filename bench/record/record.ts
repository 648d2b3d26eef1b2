import { createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inMember } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { splitLines } from '@fairground/fair/record/draw-file'
import { ticketLeaf } from '@fairground/fair/tickets/leaf'
import { appendMany, emptyFrontier, type Frontier, leafHash } from '@fairground/fair/crypto/merkle'
import { parseTicketLine } from '@fairground/fair/tickets/ticket-line'
import { readDrawPieces } from '@fairground/server/instances/draw-lines'
import { hashAll } from '../close.ts'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { drawnMask } from '../settle/bare-settle.ts'
import { sellOut } from '../settle/tickets.ts'
import { type BenchDatabase, benchFolder, openDatabase } from '../stage/database.ts'
import { addOperator, addPlayers, operator } from '../stage/rows.ts'
import { makeSampleDraw } from './sample-draw.ts'
import { peakMegabytes, verifyFile } from './verifier.ts'

const playerCount = 1000

export const record = defineMeasurement({
  about: "writing a draw's public file and verifying it, compared with hashing all of its tickets",
  numbers: { tickets: { preset: 1_000_000, about: 'tickets in the file' } },
  measures: {
    verify: { about: '`fair verify` / hashing all tickets', unit: 's', better: 'lower' },
  },
  short: { rounds: 3, seconds: 1, numbers: { tickets: 30_000 } },
  async run(settings) {
    const database = await openDatabase()
    const folder = benchFolder()
    try {
      return await measure(settings, database, folder)
    } finally {
      rmSync(folder, { recursive: true })
      await database.stop()
    }
  },
})

const measure = async (
  settings: Settings<'tickets'>,
  database: BenchDatabase,
  folder: string,
): Promise<Measured<'verify'>> => {
  const { tickets } = settings.numbers
  await addOperator(database.owner)
  const players = await addPlayers(database.owner, playerCount)
  const owners = { first: Math.min(...players.map(({ id }) => id)), count: playerCount }
  settings.say(`selling ${tickets} tickets`)
  const { id } = await sellOut(database.owner, tickets, Math.ceil(tickets / 50), owners)
  settings.say('closing the sale and drawing')
  const draw = await makeSampleDraw(id, await buildTree(database, id), drawn =>
    findWinners(database, id, drawn),
  )
  const file = join(folder, `draw-${id}.jsonl`)
  const started = performance.now()
  await pipeline(readPieces(database, id, JSON.stringify(draw)), createWriteStream(file))
  const written = (performance.now() - started) / 1000
  const writerMegabytes = peakMegabytes(process.pid)
  let verifierMegabytes = 0
  const seconds = await interleaved(
    settings.rounds,
    {
      hashing: async () => {
        const began = performance.now()
        hashAll(tickets)
        return (performance.now() - began) / 1000
      },
      verify: async () => {
        const verified = await verifyFile(file)
        verifierMegabytes = Math.max(verifierMegabytes, verified.maxMegabytes)
        return verified.seconds
      },
    },
    settings.say,
  )
  return {
    measures: { verify: { ours: seconds.verify, bare: seconds.hashing } },
    notes: [
      `a file of ${(statSync(file).size / 1e6).toFixed(0)} MB, written from the tables in ${written.toFixed(1)} s with a peak of ${writerMegabytes.toFixed(0)} MB`,
      `${draw.settlement.payouts.length} prizes; peak memory of the verifier ${verifierMegabytes.toFixed(0)} MB`,
    ],
  }
}

const readPieces = ({ app }: BenchDatabase, instanceId: number, body: string) =>
  readDrawPieces(query => inMember(app.db, operator.id, query), { memberId: operator.id, instanceId, body })

/** Builds the tree over the tickets as they will be published. */
const buildTree = async (database: BenchDatabase, id: number): Promise<Frontier> => {
  const { id: member, currency } = operator
  let tree = emptyFrontier
  for await (const piece of readPieces(database, id, '')) {
    for (const line of splitLines([piece])) {
      const ticket = parseTicketLine(line)
      if (!ticket) continue
      const { player, plays, price } = ticket
      const own = { seq0: tree.size, player: unhex(player), plays, price: BigInt(price) }
      const leaf = ticketLeaf({ member: String(member), instance: String(id), currency, ...own })
      tree = appendMany(tree, [leafHash(leaf)])
    }
  }
  return tree
}

const findWinners = async ({ owner }: BenchDatabase, id: number, drawn: readonly number[]) => {
  const { rows } = await owner.query<{ seq0: number; plays: string }>(
    `SELECT seq - 1 AS seq0, plays FROM ticket
      WHERE member_id = $1 AND instance_id = $2 AND bit_count((mask & $3::bigint)::bit(64)) >= 3 ORDER BY seq`,
    [operator.id, id, drawnMask(drawn)],
  )
  return rows
}
