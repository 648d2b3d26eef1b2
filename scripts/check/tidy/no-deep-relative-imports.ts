import { importedModules } from './identifiers.ts'
import { isTypeScript, type TidyRule } from './project-file.ts'

export const noDeepRelativeImports: TidyRule = files =>
  files
    .filter(({ path }) => isTypeScript(path))
    .flatMap(file =>
      importedModules(file)
        .filter(({ name }) => name.startsWith('../../'))
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `${name}: import it as #folder/file.ts`,
        })),
    )
