import { identifiers, readStringArray } from './identifiers.ts'
import { type Breach, isTest, type ProjectFile, type TidyRule } from './project-file.ts'

const namesFile = 'packages/contract/src/operation-names.ts'
const handlersFile = 'apps/server/src/handlers.ts'

/** One operation = one file = one name: each operation has its own file and a test that mentions it. */
export const operations: TidyRule = files => {
  const names = files.find(({ path }) => path === namesFile)
  if (!names) return []
  const tests = files.filter(({ path }) => isTest(path) && /^(apps|tests)\//.test(path))
  return [...readStringArray(names, 'specifiedNames'), ...readStringArray(names, 'extensionNames')].flatMap(
    name => [...fileBreaches(name, files), ...testBreaches(name, tests)],
  )
}

/** `getPlayerCurrentXPMultiplier` becomes get-player-current-xp-multiplier, `login.whitelabel` becomes login-whitelabel. */
export const toFileName = (operation: string): string =>
  operation
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('.', '-')
    .toLowerCase()

const fileBreaches = (name: string, files: readonly ProjectFile[]): Breach[] => {
  const fileName = `${toFileName(name)}.ts`
  const found = files.filter(
    ({ path }) => path.startsWith('apps/server/src/') && path.endsWith(`/${fileName}`),
  )
  if (found.length === 1) return []
  const places = found.map(({ path }) => path).join(', ')
  const message =
    found.length === 0 ? `no file ${fileName} for ${name}` : `${name} has several files: ${places}`
  return [{ path: handlersFile, message }]
}

const testBreaches = (name: string, tests: readonly ProjectFile[]): Breach[] =>
  tests.some(test => mentions(test, name))
    ? []
    : [{ path: handlersFile, message: `no test mentions ${name}` }]

const mentions = (test: ProjectFile, name: string): boolean =>
  test.text.includes(`'${name}'`) ||
  (test.text.includes(name) && identifiers(test).some(found => found.name === name))
