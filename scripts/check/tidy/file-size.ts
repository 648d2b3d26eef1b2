import type { TidyRule } from './project-file.ts'

const mostLines = 500

const source = /\.(ts|tsx|css|js|cjs|mjs|html|sh|sql)$/

/** Generated files, and tables of data that would be worse when cut. */
const mayBeLonger: ReadonlySet<string> = new Set([
  'packages/database/schema.sql',
  'packages/database/src/rows.ts',
  'packages/ui/src/looks/looks.css',
])

export const fileSize: TidyRule = files =>
  files
    .filter(file => source.test(file.path) && !mayBeLonger.has(file.path))
    .map(file => ({
      path: file.path,
      lines: file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0),
    }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => ({ path, message: `${lines} lines, ${mostLines} at most: cut it by idea` }))
