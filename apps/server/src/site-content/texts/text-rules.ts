import { createHash } from 'node:crypto'
import type { Texts } from './shipped-texts.ts'

const pluralPattern = /_(zero|one|two|few|many|other)$/
const toOther = (key: string): string => key.replace(pluralPattern, '_other')

const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(language.replace('_', '-')).resolvedOptions().pluralCategories

/** The keys that a language needs: those of the source, with the plural forms of the language. */
export const getNeededKeys = (source: Texts, language: string): readonly string[] => {
  const forms = pluralForms(language)
  return [...source.keys()].flatMap(key => {
    if (!pluralPattern.test(key) || !source.has(toOther(key))) return [key]
    if (key.endsWith('_zero')) return [key]
    return key.endsWith('_other') ? forms.map(form => key.replace(pluralPattern, `_${form}`)) : []
  })
}

/** The text to translate. Languages have other plural forms than English, which are forms of its `_other`. */
export const findSource = (source: Texts, key: string): string | undefined =>
  source.get(key) ?? (pluralPattern.test(key) ? source.get(toOther(key)) : undefined)

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** {{name}}, or {{name, number}} for a number in the notation of the language. */
const placeholder = /\{\{\s*(\w+)(?:\s*,\s*number)?\s*\}\}/g

const findPlaceholders = (text: string): string =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted().join(', ')

/** Control characters, except the tab and the line feed. */
const controlCharacters = /[^\P{Cc}\t\n]|[\ufffe\uffff]/u
const maxLength = 4000

/** Why the text cannot stand in place of its source, or undefined. */
export const findTextProblem = (text: string, source: string): string | undefined => {
  if (text.trim() === '') return 'is empty'
  if (text.length > maxLength) return `has more than ${maxLength} characters`
  if (controlCharacters.test(text) || !text.isWellFormed()) return 'has characters that no browser shows'
  const [needed, found] = [findPlaceholders(source), findPlaceholders(text)]
  if (found !== needed) return `needs the placeholders ${needed || '(none)'} and has ${found || '(none)'}`
  if (text.replaceAll(placeholder, '').includes('{{')) return 'has a broken placeholder'
  // A nested key would show another text.
  return text.includes('$t(') && !source.includes('$t(') ? 'refers to another text' : undefined
}
