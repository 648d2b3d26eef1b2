/** A text in pieces, what is filled in named between them: 'Ball ', 'n', ' of ', 'balls', ''. */
export type Template = readonly string[]

export type Values = Readonly<Record<string, string | number | boolean | undefined>>

const isMore = /\{\{[^}]*,|\$t\(/

/** Null where more is to be done than to fill in: numbers to be written as the language does, texts within texts. */
export const templateOf = (text: string): Template | null =>
  isMore.test(text) ? null : text.split(/\{\{\s*(\w+)\s*\}\}/)

const filled = (name: string, values: Values): string =>
  name in values ? String(values[name] ?? '') : `{{${name}}}`

export const fillIn = (template: Template, values: Values): string =>
  template.map((piece, i) => (i % 2 === 0 ? piece : filled(piece, values))).join('')
