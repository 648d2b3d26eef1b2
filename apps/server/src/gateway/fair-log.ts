import { Readable } from 'node:stream'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readDrawPieces } from '#instances/draw-lines.ts'
import type { Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { findRecord, readFairLog, type RecordTable } from './queries.ts'

interface MemberParams {
  readonly memberId: string
}

interface Published {
  readonly memberId: number
  readonly instanceId: number
  readonly body: string
}

const maxEntries = 500

/** Serves what anyone needs to verify a draw or a deck: the file of each, and the log of all committed close records. */
export const serveFairness = (app: FastifyInstance, db: Database, members: Members): void => {
  /** A published record never changes, so caches may store it without limit. */
  const serveRecords = (
    folder: 'draws' | 'decks',
    table: RecordTable,
    name: RegExp,
    type: string,
    toContent: (record: Published) => Readable | string,
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
        return reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .send(toContent({ memberId, instanceId, body: record.body }))
      },
    )
  }
  serveRecords('draws', 'draw_record', /^(\d{1,10})\.jsonl$/, 'application/x-ndjson', record =>
    Readable.from(readDrawPieces(query => inMember(db, record.memberId, query), record)),
  )
  serveRecords('decks', 'deck_record', /^(\d{1,10})\.json$/, 'application/json', ({ body }) => body)

  app.get<{ Params: MemberParams }>('/fair/:memberId/log', async ({ params }, reply) => {
    const member = await members.byId(Number(params.memberId))
    if (!member) return notFound(reply)
    const entries = await inMember(db, member.id, tx => readFairLog(tx, member.id, maxEntries))
    return reply.header('access-control-allow-origin', '*').send({ member: member.id, entries })
  })
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'record not found: it is published when the draw or deck has ended' })
