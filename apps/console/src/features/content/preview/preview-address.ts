import type { ContentKind } from '@fairground/contract/operator/content-kinds'
import type { Look } from '@fairground/ui/looks/look.tsx'

interface PreviewChoice {
  readonly path: string
  readonly look: Look
  readonly scheme: string
  readonly language: string | undefined
}

/** Where players see content of a kind. */
export const toPreviewPath = (kind: ContentKind, key: string): string => (kind === 'page' ? `/p/${key}` : '/')

/** The address of a preview for another page, look and language. The token is valid for the whole site. */
export const toPreviewAddress = (
  address: string,
  { path, look, scheme, language }: PreviewChoice,
): string => {
  const url = new URL(address)
  url.pathname = path
  url.searchParams.set('look', look)
  url.searchParams.set('scheme', scheme)
  if (language !== undefined) url.searchParams.set('lang', language)
  return url.href
}
