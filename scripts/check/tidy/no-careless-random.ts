import { identifiers } from './identifiers.ts'
import { isTypeScript, type TidyRule } from './project-file.ts'

/** Files in which chance decides nothing that anybody could want to guess. */
const mayBeCareless: ReadonlySet<string> = new Set(['packages/client/src/channel.ts'])

export const noCarelessRandom: TidyRule = files =>
  files
    .filter(({ path }) => isTypeScript(path) && !mayBeCareless.has(path))
    .flatMap(file =>
      identifiers(file)
        .filter(({ name, of }) => of === 'Math' && name === 'random')
        .map(({ line }) => ({
          path: file.path,
          line,
          message: 'Math.random can be guessed: use node:crypto, or the draw of packages/fair',
        })),
    )
