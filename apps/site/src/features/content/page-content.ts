export type PageContent =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'empty' }

/** A page is HTML or consists of a single address, which is upgraded to https. */
export const parsePageContent = (text: string): PageContent => {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  return /^https?:\/\/\S+$/.test(trimmed)
    ? { kind: 'address', address: trimmed.replace(/^http:/, 'https:') }
    : { kind: 'html', html: trimmed }
}
