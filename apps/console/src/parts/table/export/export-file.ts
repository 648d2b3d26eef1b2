import { toCsv } from './csv.ts'

export interface ExportContent {
  readonly title: string
  /** The chosen filters, in words. */
  readonly filters: readonly string[]
  readonly facts: readonly string[]
  readonly time: Date
  readonly person: string | undefined
  /** The number of rows on the server, if it is known. */
  readonly total: number | undefined
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ExportFile {
  readonly name: string
  readonly text: string
}

/** Spreadsheets read the text as UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'

export const computeSha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

const toFileName = (title: string, time: Date): string => {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${words.replaceAll(/^-|-$/g, '')}-${time.toISOString().slice(0, 19).replaceAll(':', '')}.csv`
}

/** The last line carries the hash of all bytes above it. */
export const createExportFile = async (content: ExportContent): Promise<ExportFile> => {
  const { title, filters, facts, time, person, total, head, rows } = content
  const count = total === undefined || total === rows.length ? `${rows.length}` : `${rows.length} of ${total}`
  const above = toCsv([
    ['Title', title],
    ['Filters', filters.length === 0 ? 'none' : filters.join('; ')],
    ...facts.map(fact => ['Fact', fact]),
    ['Time', time.toISOString()],
    ['Person', person ?? 'not signed in'],
    ['Rows', count],
    [],
    head,
    ...rows,
  ])
  const text = byteOrderMark + above
  return {
    name: toFileName(title, time),
    text: text + toCsv([['SHA-256 of all lines above', await computeSha256(text)]]),
  }
}
