import { identifiers } from './identifiers.ts'
import { isTypeScript, type TidyRule } from './project-file.ts'

/** Files that use randomness only where guessing it gains nothing. */
const exemptFiles: ReadonlySet<string> = new Set(['packages/client/src/transport-client.ts'])

export const noMathRandom: TidyRule = files =>
  files
    .filter(({ path }) => isTypeScript(path) && !exemptFiles.has(path))
    .flatMap(file =>
      identifiers(file)
        .filter(({ name, owner }) => owner === 'Math' && name === 'random')
        .map(({ line }) => ({
          path: file.path,
          line,
          message: 'Math.random is predictable: use node:crypto or the draw stream of packages/fair',
        })),
    )
