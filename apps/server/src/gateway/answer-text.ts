const texts = new WeakMap<object, string>()

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** What is frozen is the same for all who get it, so it is written out once. */
const sharedText = (value: object): string => {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

const prefixes = new Map<string, string>()

/** The contract has few names of an answer's parts, and every answer repeats them. */
const prefixOf = (name: string): string => {
  const known = prefixes.get(name) ?? `${JSON.stringify(name)}:`
  prefixes.set(name, known)
  return known
}

/** An answer as JSON. */
export const textOf = (output: unknown): string => {
  if (isShared(output)) return sharedText(output)
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return JSON.stringify(output)
  if (!Object.values(output).some(isShared)) return JSON.stringify(output)
  let text = ''
  for (const [name, value] of Object.entries(output)) {
    if (value === undefined) continue
    text += (text === '' ? '{' : ',') + prefixOf(name)
    text += isShared(value) ? sharedText(value) : JSON.stringify(value)
  }
  return `${text}}`
}
