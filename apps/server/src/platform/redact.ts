const hidden = '[hidden]'
const secretName =
  /pass(word|phrase)|secret|token|authorization|cookie|credential|api-?key|private-?key|^(pin|pan|cvc|cvv|iban)$/i
const maxDepth = 8

/** Copies a value for the log. Fields with the name of a secret are hidden at every depth. */
export const redact = (value: unknown, within: readonly unknown[] = []): unknown => {
  if (typeof value !== 'object' || value === null || isSerialisable(value)) return value
  if (within.includes(value)) return '[circular]'
  if (within.length >= maxDepth) return '[deep]'
  const inside = [...within, value]
  if (Array.isArray(value)) return value.map(each => redact(each, inside))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secretName.test(name) && each !== undefined && each !== null ? hidden : redact(each, inside),
    ]),
  )
}

/** Dates and buffers, for example, write themselves. */
const isSerialisable = (value: object): boolean => 'toJSON' in value && typeof value.toJSON === 'function'
