import { readStringArray, stringsAndNames } from './identifiers.ts'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const namesFile = 'packages/contract/src/entities/games/game-rule.ts'

/** The packages that define the kinds, the folders for code per kind, and the programs that play certain kinds. */
const allowed = /^packages\/(fair|rules|contract)\/|\/kinds\/|^(tests|bench|examples)\//

/** Only the modules of a game kind name it, so that adding a kind means filling closed maps. */
export const kindLiterals: TidyRule = files => {
  const names = files.find(({ path }) => path === namesFile)
  if (!names) return []
  const kinds = new Set(readStringArray(names, 'gameRuleNames'))
  return files
    .filter(({ path }) => isTypeScript(path) && !isTest(path) && !allowed.test(path))
    .flatMap(file =>
      stringsAndNames(file)
        .filter(({ name }) => kinds.has(name))
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `names the game kind ${name}: move it to a kinds folder`,
        })),
    )
}
