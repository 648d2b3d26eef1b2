import type { OperationName } from '@fairground/contract/operation-names'
import { findPreviewEnd } from '#site-content/versions/preview-token.ts'
import type { Context } from './context.ts'

/** The operations that show content. A preview changes no other one. */
const contentOperations: ReadonlySet<OperationName> = new Set([
  'init',
  'getMainAds',
  'getCampaignAds',
  'getGameLanguage',
])

/** Shows drafts to the holder of a token of this operator. */
export const withPreview = (
  context: Context,
  name: OperationName,
  memberId: number,
  token: string | undefined,
): Context => {
  if (token === undefined || !contentOperations.has(name)) return context
  if (findPreviewEnd(context.vault, memberId, token, context.now()) === undefined) return context
  return { ...context, siteContents: { get: id => context.siteContents.get(id, id === memberId) } }
}
