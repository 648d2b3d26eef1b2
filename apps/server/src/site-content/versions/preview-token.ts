import type { Vault } from '#vault/vault.ts'

/** How long a link to a preview works. */
export const previewMs = 30 * 60_000

const purpose = 'content-preview'
const tokenPattern = /^[A-Za-z0-9_-]{20,500}$/

/** Only the vault of the platform can create the token, and it opens for one operator and for nothing else. */
export const createPreviewToken = (vault: Vault, memberId: number, expiresAt: number): string =>
  vault.seal(memberId, purpose, { expiresAt }).toString('base64url')

/** The end of the preview, or undefined if the token is not one of this operator or has expired. */
export const findPreviewEnd = (
  vault: Vault,
  memberId: number,
  token: string | undefined,
  now: number,
): number | undefined => {
  if (token === undefined || !tokenPattern.test(token)) return undefined
  try {
    const opened = vault.open(memberId, purpose, Buffer.from(token, 'base64url'))
    const { expiresAt } = opened as { readonly expiresAt: number }
    return expiresAt > now ? expiresAt : undefined
  } catch {
    return undefined
  }
}
