/** What the fields of a language mean. */
export const languageHints: Readonly<Record<string, string>> = {
  language: 'Two small letters, or with the country: pl or pl_PL.',
  name: 'As its speakers write it: Polski.',
  direction: 'Without one, the language decides.',
  fallback: 'The language that players see where a text is missing. Without one, English.',
}
