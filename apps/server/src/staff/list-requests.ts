import { openReply } from '#player/verification-requests.ts'
import { act, type Acting, type StaffDeps } from './act.ts'
import { readDocuments, readSubmittedRequests } from './queries/requests.ts'

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

/** Lists the requests that wait for an answer, oldest first. Reading them is logged too. */
export const listRequests = (deps: StaffDeps, acting: Acting): Promise<readonly ListedRequest[]> =>
  act(deps, acting, 'list-documents', async tx => {
    const memberId = acting.member.id
    const requests = await readSubmittedRequests(tx, memberId)
    const documents = await readDocuments(
      tx,
      memberId,
      requests.map(({ id }) => id),
    )
    const result = requests.map(({ id, username, kind, status, ...row }) => ({
      id,
      username,
      kind,
      status,
      reply: openReply(deps.vault, { memberId, playerId: row.player_id }, id, row),
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
