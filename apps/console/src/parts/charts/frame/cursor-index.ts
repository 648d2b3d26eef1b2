/** The place of the cursor after a key; `undefined` for a key that does not move it. */
export const toCursorIndex = (key: string, index: number | undefined, count: number): number | undefined => {
  const page = Math.max(1, Math.round(count / 10))
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  // The first key shows the newest value.
  if (index === undefined) return key === 'Home' ? 0 : count - 1
  return Math.max(0, Math.min(count - 1, index + step))
}
