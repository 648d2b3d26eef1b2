export interface Texts {
  readonly [key: string]: string | Texts
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
}

const accented = (text: string): string =>
  text.replace(/[aeiouAEIOUnc]/g, letter => accents[letter] ?? letter)

/** English with accents, brackets and 40 % more length, to find untranslated texts and narrow layouts. */
export const pseudoText = (text: string): string => {
  // Placeholders and markup stay unchanged.
  const words = text
    .split(/(\{\{.*?\}\}|<.*?>)/)
    .map((part, i) => (i % 2 === 1 ? part : accented(part)))
    .join('')
  return `[${words}${' ~'.repeat(Math.ceil((text.length * 0.4) / 2))}]`
}

export const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
    ]),
  )
