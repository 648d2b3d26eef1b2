import { requestOf, tellToReload } from '#player/verification-requests.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { findPlayer } from './find-player.ts'

export const documentKinds = ['id', 'address', 'payment'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Gives the number of the request. One that is open already gets the new text. */
export const requestDocuments = (
  parts: OperatorParts,
  acting: Acting,
  username: string,
  { kind, text }: { readonly kind: DocumentKind; readonly text: string },
): Promise<number> =>
  act(parts, acting, 'request-documents', async tx => {
    const memberId = acting.member.id
    const row = await findPlayer(tx, memberId, username)
    if (row.status === 'closed') throw new NotDone(`${username} is closed`)
    const player = { memberId, playerId: row.id }
    const request = await requestOf(tx, player, kind)
    await tx
      .updateTable('verification_request')
      .set({ status: 'REQUESTED', message: text })
      .where('member_id', '=', memberId)
      .where('id', '=', request.id)
      .execute()
    await tellToReload(tx, player)
    return {
      subject: `request/${request.id}`,
      before: { status: request.status },
      after: { status: 'REQUESTED', kind, playerId: row.id },
      result: request.id,
    }
  })
