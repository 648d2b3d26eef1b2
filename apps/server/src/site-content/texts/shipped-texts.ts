import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage } from '@fairground/contract/constants'
import { errorCatalogue } from '@fairground/contract/errors'
import type { Catalogue } from '@fairground/contract/errors/entry'

/** Texts by key. */
export type Texts = ReadonlyMap<string, string>

interface Tree {
  readonly [key: string]: string | Tree
}

/** The texts of the site, which the release contains. */
const folder = join(import.meta.dirname, '../../../../site/src/text')

const flatten = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  )

/** The English texts of faults are in the catalogue of faults. */
const catalogueTexts = (): [string, string][] =>
  Object.entries<Catalogue>(errorCatalogue).flatMap(([area, catalogue]) =>
    Object.entries(catalogue).flatMap(([name, { title, text }]): [string, string][] => [
      ...(title === undefined ? [] : [[`errors.${area}.${name}.title`, title] as [string, string]]),
      [`errors.${area}.${name}.text`, text],
    ]),
  )

const readTexts = (language: string): Texts => {
  const path = join(folder, language)
  const files = existsSync(path) ? readdirSync(path).toSorted() : []
  const own = files.flatMap(file => flatten(JSON.parse(readFileSync(join(path, file), 'utf8')) as Tree))
  return new Map([...own, ...(language === defaultLanguage ? catalogueTexts() : [])])
}

const cached = new Map<string, Texts>()

/** Empty for a language that the release does not contain. */
export const getShippedTexts = (language: string): Texts => {
  const known = cached.get(language)
  if (known) return known
  // The name becomes part of a path.
  const texts: Texts = /^[a-z]{2}(_[A-Z]{2})?$/.test(language) ? readTexts(language) : new Map()
  if (texts.size > 0) cached.set(language, texts)
  return texts
}

/** The texts that every language translates. */
export const getSourceTexts = (): Texts => getShippedTexts(defaultLanguage)
