import type { OperationEntry } from './operation-map.ts'

const header = `# Operation map

From the name of an operation to the files that declare it, answer it, query the database for it, call it from the
player site and test it. \`npm run map\` writes this page; CI fails when it is out of date.
`

export const formatMap = (entries: readonly OperationEntry[]): string =>
  [header, ...entries.map(formatEntry)].join('\n')

export const formatEntry = (entry: OperationEntry): string =>
  [
    `## ${entry.name}`,
    '',
    `- contract: ${code([entry.contract])}`,
    `- handler: ${code([entry.handler])}`,
    `- queries: ${code(entry.queries)}`,
    `- screens: ${code(entry.screens)}`,
    `- tests: ${code(entry.tests)}`,
    '',
  ].join('\n')

const code = (paths: readonly string[]): string =>
  paths.length === 0 ? 'none' : paths.map(path => `\`${path}\``).join(', ')
