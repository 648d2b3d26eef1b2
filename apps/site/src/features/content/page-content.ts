export type PageContent =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'empty' }

/** A page is HTML; one whose text starts with http stands for the address it names, by https only. */
export const pageContent = (text: string): PageContent => {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  return /^https?:\/\/\S+$/.test(trimmed)
    ? { kind: 'address', address: trimmed.replace(/^http:/, 'https:') }
    : { kind: 'html', html: trimmed }
}
