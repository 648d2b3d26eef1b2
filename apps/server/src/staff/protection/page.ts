const defaultResults = 50

/** The size of a page, and one row more that shows whether another page follows. */
export const toPageSize = (maxResults: number | undefined) => {
  const size = maxResults ?? defaultResults
  return { size, limit: size + 1 }
}

/** Cuts the extra row off. The next page begins after the last row that is left. */
export const toPage = <R extends { readonly id: number }>(rows: readonly R[], size: number) => {
  const page = rows.slice(0, size)
  return { page, nextId: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}
