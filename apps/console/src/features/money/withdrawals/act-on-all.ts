/** What became of acts that were done one after the other. */
export interface Outcome<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[]
}

/**
 * Acts on each row, one after the other. A refusal of one row does not stop the others; an error that would meet all of
 * them does, and they count as failed without an attempt.
 */
export const actOnAll = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  { mayGoOn, onProgress }: { mayGoOn: (error: unknown) => boolean; onProgress: (count: number) => void },
): Promise<Outcome<Row>> => {
  const done: Row[] = []
  const failed: { row: Row; error: unknown }[] = []
  let stoppedBy: { readonly error: unknown } | undefined
  for (const row of rows) {
    if (stoppedBy) {
      failed.push({ row, error: stoppedBy.error })
      continue
    }
    try {
      await act(row)
      done.push(row)
    } catch (error) {
      failed.push({ row, error })
      if (!mayGoOn(error)) stoppedBy = { error }
    }
    onProgress(done.length + failed.length)
  }
  return { done, failed }
}
