import { openReply } from '#player/verification-requests.ts'
import { act, type Acting, type OperatorParts } from './act.ts'

export interface ListedRequest {
  readonly id: number
  readonly username: string
  readonly kind: string
  readonly status: string
  readonly reply: string
  readonly documents: readonly {
    readonly uploadId: string
    readonly kind: string
    readonly contentType: string
  }[]
}

/** What waits for an answer, the oldest first, with what the player wrote. That somebody looked is logged. */
export const listRequests = (parts: OperatorParts, acting: Acting): Promise<readonly ListedRequest[]> =>
  act(parts, acting, 'list-documents', async tx => {
    const memberId = acting.member.id
    const requests = await tx
      .selectFrom('verification_request as r')
      .innerJoin('player as p', join =>
        join.onRef('p.member_id', '=', 'r.member_id').onRef('p.id', '=', 'r.player_id'),
      )
      .leftJoin('player_key as k', join =>
        join.onRef('k.member_id', '=', 'r.member_id').onRef('k.player_id', '=', 'r.player_id'),
      )
      .select(['r.id', 'r.player_id', 'r.kind', 'r.status', 'r.sealed_reply', 'p.username', 'k.wrapped'])
      .where('r.member_id', '=', memberId)
      .where('r.status', '=', 'SUBMITTED')
      .orderBy('r.requested_at')
      .execute()
    const documents = await tx
      .selectFrom('document')
      .select(['upload_id', 'request_id', 'kind', 'content_type'])
      .where('member_id', '=', memberId)
      .where('request_id', 'in', [0, ...requests.map(({ id }) => id)])
      .orderBy('uploaded_at')
      .execute()
    const result = requests.map(({ id, username, kind, status, ...row }) => ({
      id,
      username,
      kind,
      status,
      reply: openReply(parts.vault, { memberId, playerId: row.player_id }, id, row),
      documents: documents
        .filter(({ request_id }) => request_id === id)
        .map(each => ({
          uploadId: each.upload_id,
          kind: each.kind ?? 'other',
          contentType: each.content_type,
        })),
    }))
    return { subject: 'requests', after: { listed: result.length }, result }
  })
