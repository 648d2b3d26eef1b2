import type { textFormats } from '@fairground/contract/operator/operations/languages'
import { CommandRefused } from '#staff/act.ts'
import type { ListedText } from './text-table.ts'
import type { TextEntry } from './text-entry.ts'
import { parseXliff, writeXliff } from './xliff.ts'

export type TextFormat = (typeof textFormats)[number]

const parseJson = (content: string): TextEntry[] => {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw new CommandRefused('the file is not JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new CommandRefused('the file must be an object of texts by key')
  return Object.entries(parsed).map(([key, text]): TextEntry => {
    if (typeof text !== 'string') throw new CommandRefused(`${key} is not a text`)
    return { key, text }
  })
}

const writeJson = (rows: readonly ListedText[]): string => {
  const texts = rows.flatMap(row => {
    const text = row.own ?? row.shipped
    return text === null ? [] : [[row.key, text]]
  })
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}

export const parseTextFile = (format: TextFormat, language: string, content: string): TextEntry[] => {
  const entries = format === 'json' ? parseJson(content) : parseXliff(language, content)
  const keys = new Set(entries.map(entry => entry.key))
  if (keys.size < entries.length) throw new CommandRefused('the file has a text twice')
  return entries
}

export const writeTextFile = (format: TextFormat, language: string, rows: readonly ListedText[]): string =>
  format === 'json' ? writeJson(rows) : writeXliff(language, rows)
