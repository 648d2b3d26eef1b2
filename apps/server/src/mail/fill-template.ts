const isFact = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

/** Fills the text in one pass, so that a fact never becomes a placeholder. Undefined if a fact is not known. */
export const fillTemplate = (text: string, facts: Readonly<Record<string, unknown>>): string | undefined => {
  let isComplete = true
  const filled = text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (Array.isArray(fact)) return fact.join('\n')
    if (isFact(fact)) return String(fact)
    isComplete = false
    return ''
  })
  return isComplete ? filled : undefined
}
