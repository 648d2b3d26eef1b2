import type { Choices } from './choices.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Changes one value of a record at a random place, or removes it. */
export function alterRecord(text: string, choices: Choices): { name: string; record: string } {
  const record = JSON.parse(text) as Json
  const path: string[] = []
  let at = record as Record<string, Json>
  for (;;) {
    const name = choices.one(Object.keys(at))
    path.push(name)
    const value = at[name] as Json
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && choices.chance(95)) {
      at = value as Record<string, Json>
      continue
    }
    if (Array.isArray(at) && choices.chance(50)) at.splice(Number(name), 1)
    else at[name] = alterValue(value, choices)
    return { name: path.join('.'), record: JSON.stringify(record) }
  }
}

function alterValue(value: Json, choices: Choices): Json {
  if (typeof value === 'number') return value + choices.one([1, -1])
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value === null ? 1 : null
  if (value === '') return choices.one(['00', 'x'])
  const place = choices.between(0, value.length - 1)
  const digit = /[0-8]/.test(value[place] ?? '') ? '9' : '0'
  return value.slice(0, place) + digit + value.slice(place + 1)
}
