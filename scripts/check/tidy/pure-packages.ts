import { type Identifier, identifiers } from './identifiers.ts'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const purePath = /^packages\/(fair|rules|contract)\/src\//

const impureGlobals: ReadonlySet<string> = new Set([
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

/** The packages fair, rules and contract take time, randomness and I/O as arguments and use no globals for them. */
export const purePackages: TidyRule = files =>
  files
    .filter(({ path }) => purePath.test(path) && isTypeScript(path) && !isTest(path))
    .flatMap(file =>
      identifiers(file)
        .filter(isImpure)
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `${name} in a pure package: pass it as an argument`,
        })),
    )

// `new Date(at)` is deterministic; `new Date()` reads the clock.
const isImpure = ({ name, owner, hasConstructorArgument }: Identifier): boolean => {
  if (owner !== undefined) return owner === 'Math' && name === 'random'
  return impureGlobals.has(name) && !(name === 'Date' && hasConstructorArgument)
}
