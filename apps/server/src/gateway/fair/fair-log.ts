import { Readable } from 'node:stream'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readDeckPieces } from '#instances/deck-pieces.ts'
import { readDrawPieces } from '#instances/draw-lines.ts'
import type { Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { findRecord, type RecordTable } from '#gateway/queries.ts'

/** The start of a deck record of scheme FD1. */
const firstScheme = '{"scheme":"FD1/deck"'

interface MemberParams {
  readonly memberId: string
}

interface Published {
  readonly memberId: number
  readonly instanceId: number
  readonly body: string
}

/** Serves the file of each draw and deck, with which anyone can verify it. */
export const serveFairness = (app: FastifyInstance, db: Database, members: Members): void => {
  /** A published record never changes, so caches may store it without limit. */
  const serveRecords = (
    folder: 'draws' | 'decks',
    table: RecordTable,
    name: RegExp,
    toType: (record: Published) => string,
    toContent: (record: Published) => Readable,
  ): void => {
    app.get<{ Params: MemberParams & { file: string } }>(
      `/fair/:memberId/${folder}/:file`,
      async ({ params }, reply) => {
        const instanceId = Number(name.exec(params.file)?.[1])
        const member = await members.byId(Number(params.memberId))
        if (!member || !instanceId || !isRowId(instanceId)) return notFound(reply)
        const memberId = member.id
        const record = await inMember(db, memberId, tx => findRecord(tx, table, memberId, instanceId))
        if (!record) return notFound(reply)
        const published = { memberId, instanceId, body: record.body }
        return reply
          .type(`${toType(published)}; charset=utf-8`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .send(toContent(published))
      },
    )
  }
  const jsonLines = 'application/x-ndjson'
  serveRecords(
    'draws',
    'draw_record',
    /^(\d{1,10})\.jsonl$/,
    () => jsonLines,
    record => Readable.from(readDrawPieces(query => inMember(db, record.memberId, query), record)),
  )
  // A deck of scheme FD1 is one JSON text, a later one is lines of JSON.
  serveRecords(
    'decks',
    'deck_record',
    /^(\d{1,10})\.json$/,
    ({ body }) => (body.startsWith(firstScheme) ? 'application/json' : jsonLines),
    record => Readable.from(readDeckPieces(query => inMember(db, record.memberId, query), record)),
  )
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'record not found: it is published when the draw or deck has ended' })
