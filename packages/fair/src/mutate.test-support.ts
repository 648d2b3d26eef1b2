export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Descends the record at random and changes one value. */
export function mutate(value: Json, choose: (options: number) => number): Json {
  if (typeof value === 'string') return mutateText(value, choose)
  if (typeof value === 'number')
    return [value + 1, value + 1, value - 1, value * 2, -value, String(value)][choose(6)] ?? null
  if (typeof value === 'boolean') return !value
  if (value === null) return 0
  if (Array.isArray(value)) return mutateList(value, choose)
  const keys = Object.keys(value)
  const key = keys[choose(keys.length)] ?? ''
  const kind = choose(40)
  if (kind === 0) return { ...value, [`${key}x`]: value[key] ?? null }
  if (kind === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: mutate(value[key] ?? null, choose) }
}

/** Mostly replaces a character within its class, so that the format stays valid and later steps are exercised. */
function mutateText(text: string, choose: (options: number) => number): Json {
  const at = choose(Math.max(text.length, 1))
  const old = text[at] ?? ''
  const others = /[0-9]/.test(old) ? '0123456789' : /[a-f]/.test(old) ? 'abcdef' : 'XYZ,'
  const other = others[choose(others.length)] ?? ''
  const replaced = text.slice(0, at) + other + text.slice(at + 1)
  const inserted = text.slice(0, at) + other + text.slice(at)
  return [inserted, text.slice(1), text.toUpperCase(), ''][choose(20)] ?? replaced
}

export function mutateList(items: Json[], choose: (options: number) => number): Json[] {
  const at = choose(Math.max(items.length, 1))
  const item = items[at]
  if (item === undefined) return [0]
  const kind = choose(10)
  if (kind === 0) return items.toSpliced(at, 1)
  if (kind === 1) return items.toSpliced(at, 0, item)
  if (kind === 2) return items.toReversed()
  return items.with(at, mutate(item, choose))
}
