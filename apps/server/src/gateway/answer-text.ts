const texts = new WeakMap<object, string>()

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** A frozen value is shared between responses, so it is serialised once. */
const sharedText = (value: object): string => {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

const prefixes = new Map<string, string>()

/** The contract has few field names and every response repeats them, so their JSON is cached. */
const toPrefix = (name: string): string => {
  const prefix = prefixes.get(name) ?? `${JSON.stringify(name)}:`
  prefixes.set(name, prefix)
  return prefix
}

/** Serialises a response, reusing the JSON of its shared parts. */
export const toAnswerText = (output: unknown): string => {
  if (isShared(output)) return sharedText(output)
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return JSON.stringify(output)
  if (!Object.values(output).some(isShared)) return JSON.stringify(output)
  let text = ''
  for (const [name, value] of Object.entries(output)) {
    if (value === undefined) continue
    text += (text === '' ? '{' : ',') + toPrefix(name)
    text += isShared(value) ? sharedText(value) : JSON.stringify(value)
  }
  return `${text}}`
}
