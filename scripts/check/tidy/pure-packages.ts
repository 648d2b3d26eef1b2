import { type Identifier, identifiers } from './identifiers.ts'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const pure = /^packages\/(fair|rules|contract)\/src\//

const outside: ReadonlySet<string> = new Set([
  'Date',
  'process',
  'fetch',
  'console',
  'Buffer',
  'globalThis',
  'setTimeout',
  'setInterval',
  'performance',
  'crypto',
])

/** Time, randomness and the outside world are arguments of fair, rules and contract, never reached for. */
export const purePackages: TidyRule = files =>
  files
    .filter(({ path }) => pure.test(path) && isTypeScript(path) && !isTest(path))
    .flatMap(file =>
      identifiers(file)
        .filter(reachesOut)
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `${name} in a pure package: take it as an argument`,
        })),
    )

// A date made of a given moment is the same everywhere; one made of nothing reads the clock.
const reachesOut = ({ name, of, madeWithArgument }: Identifier): boolean => {
  if (of !== undefined) return of === 'Math' && name === 'random'
  return outside.has(name) && !(name === 'Date' && madeWithArgument)
}
