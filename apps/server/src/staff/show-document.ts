import { openDocument } from '#documents/index.ts'
import type { ConsoleContext } from './access/operator-handler.ts'
import type { StaffSession } from './access/staff-session.ts'
import { act, type Acting, CommandRefused } from './act.ts'
import { findDocumentAbout } from './queries/requests.ts'

/** Names who looks at which request and when, for a photograph of the screen. */
const toWatermark = (
  { staffId, name }: Pick<StaffSession, 'staffId' | 'name'>,
  requestId: number | null,
  at: Date,
): string => `${name} staff ${staffId} ${at.toISOString().slice(0, 16)}Z request ${requestId ?? 'none'}`

/**
 * Returns a document as a picture with the name of the staff member, the time and the request burnt in. The file itself
 * never leaves the server. The audit log records who saw it and why.
 */
export const showDocument = async (
  deps: ConsoleContext,
  acting: Acting,
  staff: Pick<StaffSession, 'staffId' | 'name'>,
  uploadId: string,
): Promise<Buffer> => {
  const { content, requestId } = await act(deps, acting, 'show-document', async tx => {
    const about = await findDocumentAbout(tx, acting.member.id, uploadId)
    if (about?.content_type === 'application/pdf')
      throw new CommandRefused('a PDF cannot be shown as a picture: request a photograph from the player')
    const opened = about && (await openDocument(tx, deps.vault, deps.documents, acting.member.id, uploadId))
    if (!opened) throw new CommandRefused(`there is no readable document ${uploadId}`)
    return {
      subject: `document/${uploadId}`,
      after: { bytes: opened.length, requestId: about.request_id, playerId: about.player_id },
      result: { content: opened, requestId: about.request_id },
    }
  })
  const text = toWatermark(staff, requestId, new Date())
  const shown = await deps.pictures.decode({ kind: 'watermark', bytes: content, text })
  if ('refused' in shown) throw new CommandRefused(`document ${uploadId} cannot be read as a picture`)
  return Buffer.from(shown.bytes)
}
