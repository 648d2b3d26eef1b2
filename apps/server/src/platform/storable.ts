/** True if PostgreSQL can store every text in the value: without NUL and without half of a surrogate pair. */
export const isStorable = (value: unknown): boolean => {
  // A list instead of recursion: a value may be nested deeper than the call stack.
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next) && !Object.keys(next).every(isStorableText)) return false
    for (const inner of Object.values(next)) rest.push(inner)
  }
  return true
}

const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
