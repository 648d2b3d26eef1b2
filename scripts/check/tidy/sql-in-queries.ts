import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const structureFile = 'scripts/check/structure.json'
const runsSql = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(/
const isQueriesFile = (path: string): boolean => /\/queries(\/[^/]+)?\.ts$/.test(path)

/** The audit is SQL by nature: one file per invariant. */
const exemptFeatures: ReadonlySet<string> = new Set(['audit'])

/** A feature keeps its SQL in queries.ts or queries/, so that handlers contain only decisions. */
export const sqlInQueries: TidyRule = files => {
  const structure = files.find(({ path }) => path === structureFile)
  if (!structure) return []
  const { server } = JSON.parse(structure.text) as {
    readonly server: { readonly features: Readonly<Record<string, unknown>>; readonly top: readonly string[] }
  }
  const folders = [...Object.keys(server.features), ...server.top].filter(name => !exemptFeatures.has(name))
  return files
    .filter(({ path }) => isTypeScript(path) && !isTest(path) && !isQueriesFile(path))
    .filter(({ path }) => folders.some(folder => path.startsWith(`apps/server/src/${folder}/`)))
    .filter(({ text }) => runsSql.test(text))
    .map(({ path }) => ({ path, message: 'contains SQL: move it to queries.ts or queries/ of the feature' }))
}
