export interface LogLine {
  /** The call number of its first ball. */
  readonly n: number
  readonly numbers: readonly number[]
  /** Called while the viewer was away. */
  readonly missed: boolean
}

/** The balls in order; a run of missed balls is merged into one line. */
export const logLines = (calls: readonly number[], missed: ReadonlySet<number>): LogLine[] => {
  const lines: LogLine[] = []
  for (const [index, number] of calls.entries()) {
    const last = lines.at(-1)
    if (missed.has(number) && last?.missed)
      lines.splice(-1, 1, { ...last, numbers: [...last.numbers, number] })
    else lines.push({ n: index + 1, numbers: [number], missed: missed.has(number) })
  }
  return lines
}
