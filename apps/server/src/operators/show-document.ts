import { openDocument } from '#documents/open-document.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'

/** The file itself. That it was looked at, by whom and why is written down with it. */
export const showDocument = (parts: OperatorParts, acting: Acting, uploadId: string): Promise<Buffer> =>
  act(parts, acting, 'show-document', async tx => {
    const content = await openDocument(tx, parts.vault, parts.documents, acting.member.id, uploadId)
    if (!content) throw new NotDone(`there is no document ${uploadId} that could be opened`)
    return { subject: `document/${uploadId}`, after: { bytes: content.length }, result: content }
  })
