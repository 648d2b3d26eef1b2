import { entryBytes } from '@fairground/fair/log/entry'
import { parseEntry } from '@fairground/fair/log/parse-entry'
import type { TermEntry } from '#public-log/signer-term.ts'
import { CommandRefused } from '../act.ts'

/** Reads what the signer's program printed at the start of its term. */
export const readTermFile = (content: string): TermEntry => {
  const fields = parseJson(content)
  const entry = fields && parseEntry(entryBytes({ ...fields, t: 'term' } as TermEntry))
  if (!entry || 'problem' in entry || entry.t !== 'term')
    throw new CommandRefused('the file is not what the program of the signer prints for a new term')
  return entry
}

const parseJson = (content: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
