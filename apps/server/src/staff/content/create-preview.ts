import { siteUrl } from '#player/site-link.ts'
import { createPreviewToken, previewMs } from '#site-content/versions/preview-token.ts'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'

export interface Preview {
  readonly address: string
  readonly expiresAt: number
}

/** Each holder of the address sees the drafts, so that colleagues without an account can look at them. */
export const createPreview = (
  { db, vault, siteAddress }: Pick<StaffDeps, 'db' | 'vault' | 'siteAddress'>,
  acting: Acting,
  path = '/',
): Promise<Preview> =>
  act({ db }, acting, 'create-preview', async () => {
    const expiresAt = Date.now() + previewMs
    const token = createPreviewToken(vault, acting.member.id, expiresAt)
    const address = siteUrl(siteAddress, acting.member, `${path}?preview=${token}`)
    return { subject: 'content', after: { path, expiresAt }, result: { address, expiresAt } }
  })
