import { UnreadableText } from '#parts/form/model/unreadable-text.ts'

/** Digits with commas between groups of three: 1,250,000. */
const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

export const withoutGroups = (text: string): string => (grouped.test(text) ? text.replaceAll(',', '') : text)

/** An empty text is no value. */
export const readInteger = (text: string): number | UnreadableText | undefined => {
  const digits = withoutGroups(text.trim())
  if (digits === '') return undefined
  const value = Number(digits)
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(value) ? value + 0 : new UnreadableText(text)
}

export const readNumber = (text: string): number | UnreadableText | undefined => {
  const digits = withoutGroups(text.trim())
  if (digits === '') return undefined
  const value = Number(digits)
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(digits) && Number.isFinite(value)
    ? value
    : new UnreadableText(text)
}
