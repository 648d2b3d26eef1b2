import { Readable } from 'node:stream'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { drawPieces } from '#instance/draw-lines.ts'
import type { Members } from '#member/members.ts'
import { isRowId } from '#operation/row-id.ts'

interface OfMember {
  readonly memberId: string
}

interface Published {
  readonly memberId: number
  readonly instanceId: number
  readonly body: string
}

const newest = 500

/** What anyone may read to check a draw or a deck: the file of each, and the log of all that was sealed. */
export const serveFairness = (app: FastifyInstance, db: Database, members: Members): void => {
  /** A published record never changes: any cache may keep it for ever. */
  const serveRecords = (
    folder: 'draws' | 'decks',
    table: 'draw_record' | 'deck_record',
    name: RegExp,
    type: string,
    contentOf: (record: Published) => Readable | string,
  ): void => {
    app.get<{ Params: OfMember & { file: string } }>(
      `/fair/:memberId/${folder}/:file`,
      async ({ params }, reply) => {
        const instanceId = Number(name.exec(params.file)?.[1])
        const member = await members.byId(Number(params.memberId))
        if (!member || !instanceId || !isRowId(instanceId)) return notFound(reply)
        const memberId = member.id
        const record = await inMember(db, memberId, tx =>
          tx
            .selectFrom(table)
            .select('body')
            .where('member_id', '=', memberId)
            .where('instance_id', '=', instanceId)
            .executeTakeFirst(),
        )
        if (!record) return notFound(reply)
        return reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .send(contentOf({ memberId, instanceId, body: record.body }))
      },
    )
  }
  serveRecords('draws', 'draw_record', /^(\d{1,10})\.jsonl$/, 'application/x-ndjson', record =>
    Readable.from(drawPieces(query => inMember(db, record.memberId, query), record)),
  )
  serveRecords('decks', 'deck_record', /^(\d{1,10})\.json$/, 'application/json', ({ body }) => body)

  app.get<{ Params: OfMember }>('/fair/:memberId/log', async ({ params }, reply) => {
    const member = await members.byId(Number(params.memberId))
    if (!member) return notFound(reply)
    const entries = await inMember(db, member.id, async tx => {
      const { rows } = await sql`
        SELECT game, index, instance, "closeHash", round, "signerAt", skipped, "deckHash" FROM (
          SELECT game_id AS game, chain_index AS index, instance_id AS instance, encode(close_hash, 'hex') AS "closeHash",
                 round::text AS round, signer_at AS "signerAt", NULL AS skipped, signer_at AS at, NULL AS "deckHash"
            FROM draw_commit WHERE member_id = ${member.id}
          UNION ALL
          SELECT s.game_id, s.chain_index, s.instance_id, encode(s.close_hash, 'hex'), s.round::text, s.signer_at, NULL, s.signer_at,
                 encode(d.deck_hash, 'hex')
            FROM deck_seal s LEFT JOIN deck d USING (member_id, instance_id) WHERE s.member_id = ${member.id}
          UNION ALL
          SELECT game_id, chain_index, instance_id, encode(close_hash, 'hex'), NULL, NULL, reason, at, NULL
            FROM draw_skip WHERE member_id = ${member.id}) AS entry
         ORDER BY at DESC, game, index DESC LIMIT ${newest}`.execute(tx)
      return rows
    })
    return reply.header('access-control-allow-origin', '*').send({ member: member.id, entries })
  })
}

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'no such record' })
