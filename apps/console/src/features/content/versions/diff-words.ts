interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Comparing longer texts word by word takes too long; they are compared as a whole. */
const maxWords = 2000

const toWords = (text: string): readonly string[] => text.match(/<[^>]*>|\s+|[^\s<]+|</g) ?? []

/** The lengths of the longest common parts of all ends of both lists. */
const countCommon = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      rows[i]![j] =
        one[i] === other[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!)
  return rows
}

const join = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.reduce<DiffPart[]>((all, part) => {
    const last = all.at(-1)
    if (last?.kind === part.kind) all[all.length - 1] = { ...last, text: last.text + part.text }
    else all.push(part)
    return all
  }, [])

/** What was removed from a text and added to it, word by word. */
export const diffWords = (before: string, after: string): readonly DiffPart[] => {
  const [one, other] = [toWords(before), toWords(after)]
  if (one.length > maxWords || other.length > maxWords)
    return before === after
      ? [{ kind: 'same', text: before }]
      : [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ]
  const common = countCommon(one, other)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      parts.push({ kind: 'same', text: one[i]! })
      i++
      j++
    } else if (j >= other.length || (i < one.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      parts.push({ kind: 'removed', text: one[i++]! })
    else parts.push({ kind: 'added', text: other[j++]! })
  }
  return join(parts)
}
