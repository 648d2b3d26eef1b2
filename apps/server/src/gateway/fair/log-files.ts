import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { LogEntry } from '@fairground/fair/log/entry'
import { parseTilePath } from '@fairground/fair/log/tiles'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Members } from '#operator/members.ts'
import { readPolicyChanges } from '#public-log/policy-changes.ts'
import { findLogProof } from '#public-log/proof.ts'
import { readNewestEntries } from '#public-log/queries/entries.ts'
import { findPolicyText } from '#public-log/queries/policies.ts'
import { readBundle, readNewestNote } from '#public-log/read-log.ts'
import { tileReader } from '#public-log/tiles.ts'

interface LogFile {
  readonly type: string
  readonly body: string | Uint8Array | object
  /** Tiles never change. The checkpoint and the policy do. */
  readonly isImmutable?: true
}

const text = 'text/plain; charset=utf-8'
const binary = 'application/octet-stream'
const json = 'application/json; charset=utf-8'
const newestEntries = 500

/** Serves the operators' public logs as the static files of C2SP tlog-tiles, which anyone can mirror and verify. */
export const serveLogFiles = (app: FastifyInstance, db: Database, members: Members): void => {
  const serve = (
    path: string,
    read: (tx: Tx, memberId: number, detail: string) => Promise<LogFile | undefined>,
  ): void => {
    app.get<{ Params: { memberId: string; '*'?: string }; Querystring: { index?: unknown } }>(
      `/fair/:memberId/${path}`,
      async ({ params, query }, reply) => {
        const member = await members.byId(Number(params.memberId))
        const detail = params['*'] ?? (typeof query.index === 'string' ? query.index : '')
        const file = member && (await inMember(db, member.id, tx => read(tx, member.id, detail)))
        return file ? send(reply, file) : reply.code(404).send({ error: 'the log has no such file' })
      },
    )
  }

  serve('checkpoint', async (tx, memberId) => {
    const newest = await readNewestNote(tx, memberId)
    return newest && { type: text, body: newest.note }
  })

  serve('policy', async (tx, memberId) => {
    const policy = await findPolicyText(tx, memberId)
    return policy === undefined ? undefined : { type: text, body: policy }
  })

  // Readers keep the policy that they saw first. These proofs lead from it to the one in force.
  serve('policies', async (tx, memberId) => ({ type: json, body: await readPolicyChanges(tx, memberId) }))

  serve('tile/*', async (tx, memberId, path) => {
    const name = parseTilePath(`tile/${path}`)
    if (!name) return undefined
    const body =
      name.level === 'entries'
        ? await readBundle(tx, memberId, name)
        : await tileReader(tx, memberId)({ ...name, level: name.level })
    return body && { type: binary, body, isImmutable: true }
  })

  serve('proof', async (tx, memberId, index) => {
    if (!/^(0|[1-9]\d{0,14})$/.test(index)) return undefined
    const hasPolicy = (await findPolicyText(tx, memberId)) !== undefined
    const proof = hasPolicy ? await findLogProof(tx, memberId, Number(index)) : undefined
    return proof && { type: json, body: proof }
  })

  // A readable view of the newest entries, newest first.
  serve('log', async (tx, memberId) => {
    const rows = await readNewestEntries(tx, memberId, newestEntries)
    const entries = rows.map(({ index, body, leaf, at }) => ({
      index: Number(index),
      leaf: leaf.toString('hex'),
      at,
      entry: JSON.parse(body.toString('utf8')) as LogEntry,
    }))
    return { type: json, body: { member: memberId, entries } }
  })
}

const send = (reply: FastifyReply, { type, body, isImmutable }: LogFile): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('access-control-allow-origin', '*')
    .send(body instanceof Uint8Array ? Buffer.from(body) : body)
