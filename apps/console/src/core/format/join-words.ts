import { locale } from './locale.ts'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** "A", "A and B", "A, B and C". */
export const joinWords = (words: readonly string[]): string => list.format(words)
