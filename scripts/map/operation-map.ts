import { isTest, type ProjectFile } from '../check/tidy/project-file.ts'
import { toFileName } from '../check/tidy/operations.ts'
import { readStringArray } from '../check/tidy/identifiers.ts'
import { reachableFiles } from './reachable-files.ts'

export interface OperationEntry {
  readonly name: string
  readonly contract: string
  readonly handler: string
  readonly queries: readonly string[]
  readonly screens: readonly string[]
  readonly tests: readonly string[]
}

const namesFile = 'packages/contract/src/operation-names.ts'
const runsSql = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\.query\(/

/** Finds, for every operation, the files an engineer needs to read. */
export const mapOperations = (files: readonly ProjectFile[]): OperationEntry[] => {
  const names = requireFile(files, namesFile)
  const contracts = files.filter(({ path }) => path.startsWith('packages/contract/src/operations/'))
  const site = files.filter(({ path }) => /^apps\/site\/src\/.*\.tsx?$/.test(path) && !isTest(path))
  const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path) && /^(apps|tests)\//.test(path))
  const all = [...readStringArray(names, 'specifiedNames'), ...readStringArray(names, 'extensionNames')]
  return all.map(name => {
    const handler = findHandler(files, name)
    return {
      name,
      contract: contracts.find(({ text }) => declares(text, name))?.path ?? '',
      handler,
      queries: findQueries(files, handler),
      screens: pathsThatName(site, name),
      tests: pathsThatName(tests, name),
    }
  })
}

const requireFile = (files: readonly ProjectFile[], path: string): ProjectFile => {
  const file = files.find(each => each.path === path)
  if (!file) throw new Error(`${path} is missing`)
  return file
}

const declares = (text: string, name: string): boolean =>
  text.includes(`  ${name}: operation(`) || text.includes(`  '${name}': operation(`)

const findHandler = (files: readonly ProjectFile[], name: string): string => {
  const ending = `/${toFileName(name)}.ts`
  const handler = files.find(({ path }) => path.startsWith('apps/server/src/') && path.endsWith(ending))
  if (!handler) throw new Error(`the handler of ${name} is missing`)
  return handler.path
}

const pathsThatName = (files: readonly ProjectFile[], name: string): string[] =>
  files
    .filter(({ text }) => text.includes(`'${name}'`))
    .map(({ path }) => path)
    .toSorted()

/** The files with SQL that the handler reaches inside its own feature, without the shared layers. */
const findQueries = (files: readonly ProjectFile[], handler: string): string[] => {
  const feature = /^apps\/server\/src\/[^/]+\//.exec(handler)?.[0] ?? ''
  return reachableFiles(files, handler, path => path.startsWith(feature))
    .filter(({ text }) => runsSql.test(text))
    .map(({ path }) => path)
}
