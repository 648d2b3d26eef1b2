import { openDocument } from '#documents/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'

/** Returns the decrypted file. The audit log records who read it and why. */
export const showDocument = (deps: StaffDeps, acting: Acting, uploadId: string): Promise<Buffer> =>
  act(deps, acting, 'show-document', async tx => {
    const content = await openDocument(tx, deps.vault, deps.documents, acting.member.id, uploadId)
    if (!content) throw new CommandRefused(`there is no readable document ${uploadId}`)
    return { subject: `document/${uploadId}`, after: { bytes: content.length }, result: content }
  })
