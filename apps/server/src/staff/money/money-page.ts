/** The cursor of the next page, or null if this was the last one. */
export const toNextPage = (rows: readonly { readonly id: number }[], limit: number): number | null =>
  rows.length < limit ? null : (rows.at(-1)?.id ?? null)
