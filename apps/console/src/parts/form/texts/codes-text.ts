import { isRecord } from '#parts/form/model/schema-node.ts'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'

/** Short codes in one field: "GB, FR". */
export const toCodesText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : ''

export const readCodesText = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter(code => code !== '')

export const toJsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2)

export const readJsonText = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    // A key of this name would replace the prototype when an object is spread.
    return isRecord(value) && Object.hasOwn(value, '__proto__') ? new UnreadableText(text) : value
  } catch {
    return new UnreadableText(text)
  }
}
