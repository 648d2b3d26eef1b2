/** Text pieces and placeholder names in turn: 'Ball ', 'n', ' of ', 'balls', ''. */
export type Template = readonly string[]

export type Values = Readonly<Record<string, string | number | boolean | undefined>>

const needsLibrary = /\{\{[^}]*,|\$t\(/

/** Null if the text needs the library: for formatted numbers and nested texts. */
export const parseTemplate = (text: string): Template | null =>
  needsLibrary.test(text) ? null : text.split(/\{\{\s*(\w+)\s*\}\}/)

const filled = (name: string, values: Values): string =>
  name in values ? String(values[name] ?? '') : `{{${name}}}`

export const fillIn = (template: Template, values: Values): string =>
  template.map((piece, i) => (i % 2 === 0 ? piece : filled(piece, values))).join('')
