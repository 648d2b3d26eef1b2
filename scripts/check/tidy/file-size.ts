import type { TidyRule } from './project-file.ts'

const maxLines = 500

const source = /\.(ts|tsx|css|js|cjs|mjs|html|sh|sql)$/

/** Generated files, and data tables that are easier to read in one piece. */
const exemptFiles: ReadonlySet<string> = new Set([
  'packages/database/schema.sql',
  'packages/database/src/rows.ts',
  'packages/ui/src/looks/looks.css',
])

export const fileSize: TidyRule = files =>
  files
    .filter(file => source.test(file.path) && !exemptFiles.has(file.path))
    .map(file => ({
      path: file.path,
      lines: file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0),
    }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      path,
      message: `${lines} lines, the maximum is ${maxLines}: split the file by topic`,
    }))
