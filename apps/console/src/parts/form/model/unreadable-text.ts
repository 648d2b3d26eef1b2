/**
 * A typed text that is not a value of its field yet. A form holds it in the place of the value, so that no schema
 * accepts it and the text is not lost.
 */
export class UnreadableText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export const hasUnreadableText = (value: unknown): boolean =>
  value instanceof UnreadableText ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasUnreadableText))
