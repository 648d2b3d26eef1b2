import ts from 'typescript'
import { declaredTypes } from './identifiers.ts'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

/** Hand-written row types, each with the reason why the generated types cannot express it. */
const exceptions: ReadonlyMap<string, string> = new Map([])

/** A row type derives from the generated types of the tables, so that a migration breaks the code that it affects. */
export const rowInterfaces: TidyRule = files =>
  files
    .filter(({ path }) => isTypeScript(path) && !isTest(path) && path.startsWith('apps/server/src/'))
    .flatMap(file =>
      declaredTypes(file)
        .filter(({ name, node }) => name.endsWith('Row') && isHandWritten(node))
        .filter(({ name }) => !exceptions.has(`${file.path} ${name}`))
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `${name} is a hand-written row type: derive it from packages/database/src/rows.ts`,
        })),
    )

const isHandWritten = (node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean =>
  ts.isInterfaceDeclaration(node) ? node.heritageClauses === undefined : ts.isTypeLiteralNode(node.type)
