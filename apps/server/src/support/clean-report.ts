/** What a report may contain of a person: addresses, numbers that identify, tokens and parameters of addresses. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[address]'],
  [/([?#])[^\s)"']*/g, '$1[parameters]'],
  [/[A-Za-z0-9_-]{24,}/g, '[token]'],
  [/\+?\d[\d ()-]{5,}\d/g, '[number]'],
]

/** Control characters could forge lines in a terminal that shows the log. Line feeds separate the frames of a stack. */
const control = /(?!\n)\p{Cc}|\p{Cf}/gu

/** Removes what may be personal from a text of a browser. */
export const cleanReport = (text: string): string =>
  personal.reduce(
    (cleaned, [pattern, mark]) => cleaned.replaceAll(pattern, mark),
    text.replaceAll(control, ''),
  )
