const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts by the alphabet; numbers come before texts. */
export const compareValues = (a: string | number, b: string | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return typeof a === 'number' ? -1 : 1
}
