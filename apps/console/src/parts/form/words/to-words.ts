import { propertyWords } from './property-words.ts'

/** Splits camel case: "maxUsesByPlayer" becomes "Max uses by player". */
export const splitCamelCase = (name: string): string => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map(word => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a property of the contract in words. */
export const toWords = (name: string): string =>
  Object.hasOwn(propertyWords, name) ? (propertyWords[name] ?? name) : splitCamelCase(name)

const lastName = (path: string): string =>
  path
    .split('.')
    .filter(key => !/^\d+$/.test(key))
    .at(-1) ?? ''

/** The label of a path. A screen may give its own. */
export const toLabel = (path: string, labels: Readonly<Record<string, string>> = {}): string =>
  labels[path] ?? toWords(lastName(path))
