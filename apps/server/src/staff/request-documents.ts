import { ensureOpenRequest, publishReload } from '#player/verification-requests.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockPlayerByUsername } from './lock-player.ts'
import { updateToRequested } from './queries/requests.ts'

export const documentKinds = ['id', 'address', 'payment'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Returns the id of the request. An open request of this kind gets the new text. */
export const requestDocuments = (
  deps: StaffDeps,
  acting: Acting,
  username: string,
  { kind, text }: { readonly kind: DocumentKind; readonly text: string },
): Promise<number> =>
  act(deps, acting, 'request-documents', async tx => {
    const memberId = acting.member.id
    const row = await lockPlayerByUsername(tx, memberId, username)
    if (row.status === 'closed') throw new CommandRefused(`${username} is closed`)
    const player = { memberId, playerId: row.id }
    const request = await ensureOpenRequest(tx, player, kind)
    await updateToRequested(tx, memberId, request.id, text)
    await publishReload(tx, player)
    return {
      subject: `request/${request.id}`,
      before: { status: request.status },
      after: { status: 'REQUESTED', kind, playerId: row.id },
      result: request.id,
    }
  })
