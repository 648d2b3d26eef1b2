const placeholder = /\{\{\s*(\w+)(?:\s*,\s*number)?\s*\}\}/g
const maxLength = 4000

/** The names in double braces that the site fills in. */
export const findPlaceholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted()

/** Why the server would refuse the text in place of its source, or undefined. */
export const findTextProblem = (text: string, source: string): string | undefined => {
  if (text.trim() === '') return 'Write a text, or show the text of the release again'
  if (text.length > maxLength) return `A text has at most ${maxLength} characters`
  const [needed, found] = [findPlaceholders(source), findPlaceholders(text)]
  const missing = needed.filter(name => !found.includes(name))
  const unknown = found.filter(name => !needed.includes(name))
  if (missing.length > 0) return `Missing: ${missing.map(name => `{{${name}}}`).join(' ')}`
  if (unknown.length > 0) return `Not in the English text: ${unknown.map(name => `{{${name}}}`).join(' ')}`
  return text.replaceAll(placeholder, '').includes('{{') ? 'A placeholder is not closed with }}' : undefined
}
