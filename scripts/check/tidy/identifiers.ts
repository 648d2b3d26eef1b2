import ts from 'typescript'
import type { ProjectFile } from './project-file.ts'

export interface Identifier {
  readonly name: string
  readonly line: number
  /** What stands before the dot: `Math` for `random` in `Math.random`. */
  readonly of?: string
  /** `new Date(at)` is made with an argument, `new Date()` without. */
  readonly madeWithArgument: boolean
}

/** Every identifier of a source that stands for a value or a type; names of properties come with their owner. */
export const identifiers = (file: ProjectFile): Identifier[] => {
  const tree = parse(file)
  const found: Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isKey(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      const owner = ownerOf(node)
      const madeWithArgument = ts.isNewExpression(node.parent) && (node.parent.arguments ?? []).length > 0
      found.push({ name: node.text, line, madeWithArgument, ...(owner === undefined ? {} : { of: owner }) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** What the object literals of a source say: each key, quoted or not, and its value as written. */
export const objectEntries = (file: ProjectFile): { key: string; value: string }[] => {
  const tree = parse(file)
  const found: { key: string; value: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isShorthandPropertyAssignment(node)) found.push({ key: node.name.text, value: node.name.text })
    if (ts.isPropertyAssignment(node) && isNamed(node.name)) {
      found.push({ key: node.name.text, value: node.initializer.getText(tree) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The strings of `const <name> = ['a', 'b']`. */
export const stringsOf = (file: ProjectFile, name: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) collect(node)
    else ts.forEachChild(node, visit)
  }
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text)
    else ts.forEachChild(node, collect)
  }
  visit(parse(file))
  return found
}

export const importedModules = (file: ProjectFile): { name: string; line: number }[] =>
  ts.preProcessFile(file.text).importedFiles.map(({ fileName, pos }) => ({
    name: fileName,
    line: file.text.slice(0, pos).split('\n').length,
  }))

const parse = (file: ProjectFile): ts.SourceFile => {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
}

const isNamed = (name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(name) || ts.isStringLiteral(name)

const ownerOf = (node: ts.Identifier): string | undefined => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return parent.expression.getText()
  if (ts.isQualifiedName(parent) && parent.right === node) return parent.left.getText()
  return undefined
}

const isKey = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node
  if (ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent)) return parent.name === node
  return ts.isMethodSignature(parent) && parent.name === node
}
