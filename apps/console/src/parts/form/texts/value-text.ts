import { UnreadableText } from '#parts/form/model/unreadable-text.ts'

/** The text of a value that a person types as it is. */
export const toPlainText = (value: unknown): string => {
  if (value instanceof UnreadableText) return value.text
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Shows unreadable texts as they were typed, and other values with their own words. */
export const typedOr =
  (toText: (value: unknown) => string) =>
  (value: unknown): string =>
    value instanceof UnreadableText ? value.text : toText(value)
