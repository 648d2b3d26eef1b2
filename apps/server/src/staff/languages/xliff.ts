import { defaultLanguage } from '@fairground/contract/constants'
import { Parser } from 'htmlparser2'
import { CommandRefused } from '#staff/act.ts'
import type { TextEntry } from './text-entry.ts'
import type { ListedText } from './text-table.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const toTag = (language: string): string => language.replace('_', '-')

/** A carriage return would otherwise become a line feed when another program reads the file. */
const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#xD;')

const writeUnit = ({ key, source, own, shipped }: ListedText): string => {
  const target = own ?? shipped
  const state = target === null ? 'initial' : 'translated'
  return `    <unit id="${escape(key)}">
      <segment state="${state}">
        <source xml:space="preserve">${escape(source)}</source>${
          target === null
            ? ''
            : `
        <target xml:space="preserve">${escape(target)}</target>`
        }
      </segment>
    </unit>`
}

/** XLIFF 2.0 with one unit for each text. The id of a unit is the key. */
export const writeXliff = (language: string, rows: readonly ListedText[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.0" srcLang="${toTag(defaultLanguage)}" trgLang="${toTag(language)}">
  <file id="texts">
${rows.map(writeUnit).join('\n')}
  </file>
</xliff>
`

/** The elements in which each element may stand. Inline elements are not used by our texts. */
const parents: Readonly<Record<string, readonly (string | undefined)[]>> = {
  xliff: [undefined],
  file: ['xliff'],
  notes: ['file', 'unit'],
  note: ['notes'],
  group: ['file', 'group'],
  unit: ['file', 'group'],
  segment: ['unit'],
  source: ['segment'],
  target: ['segment'],
}

const refuse = (why: string): never => {
  throw new CommandRefused(`the file is not XLIFF 2.0 for this language: ${why}`)
}

interface OpenUnit {
  key: string
  segments: number
  source?: string
  target?: string
}

const requireHead = (language: string, attributes: Readonly<Record<string, string>>): void => {
  const { version = '', srcLang, trgLang, xmlns } = attributes
  if (xmlns !== namespace || !/^2\.[01]$/.test(version)) refuse('it is another version')
  if (srcLang !== toTag(defaultLanguage)) refuse(`srcLang is not ${toTag(defaultLanguage)}`)
  if (trgLang !== toTag(language)) refuse(`trgLang is not ${toTag(language)}`)
}

/**
 * Reads the texts with a target. The parser knows no entities except those of XML, and a document type, in which a
 * file could define others, is refused.
 */
export const parseXliff = (language: string, content: string): TextEntry[] => {
  const entries: TextEntry[] = []
  const open: string[] = []
  let hasRoot = false
  let unit: OpenUnit | undefined
  let text: string | undefined

  const openUnit = (id: string | undefined): void => {
    if (id === undefined || id === '') refuse('a unit has no id')
    unit = { key: id ?? '', segments: 0 }
  }
  const closeText = (name: 'source' | 'target'): void => {
    if (!unit || unit[name] !== undefined) return refuse('a segment has a text twice')
    unit[name] = text ?? ''
    text = undefined
  }
  const closeUnit = (): void => {
    if (unit?.target !== undefined && unit.target !== '')
      entries.push({ key: unit.key, text: unit.target, source: unit.source ?? '' })
    unit = undefined
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!parents[name]?.includes(open.at(-1))) refuse(`<${name}> in <${open.at(-1) ?? 'nothing'}>`)
        if (name === 'xliff') {
          if (hasRoot) refuse('it has two roots')
          hasRoot = true
          requireHead(language, attributes)
        }
        if (name === 'unit') openUnit(attributes['id'])
        if (name === 'segment' && unit && (unit.segments += 1) > 1) refuse(`${unit.key} has several segments`)
        if (name === 'source' || name === 'target') text = ''
        open.push(name)
      },
      ontext(part) {
        if (text !== undefined) text += part
        else if (part.trim() !== '' && open.at(-1) !== 'note') refuse('it has text outside of a segment')
      },
      onclosetag(name, isImplied) {
        if (isImplied || open.pop() !== name) refuse(`<${name}> is not closed`)
        if (name === 'source' || name === 'target') closeText(name)
        if (name === 'unit') closeUnit()
      },
      onprocessinginstruction(name) {
        if (name !== '?xml') refuse('it has a document type')
      },
      oncdatastart: () => undefined,
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(content.replace(/^\uFEFF/, ''))
  parser.end()
  if (!hasRoot || open.length > 0) refuse('it is not complete')
  return entries
}
