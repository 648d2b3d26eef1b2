import ts from 'typescript'
import type { ProjectFile } from './project-file.ts'

export interface Identifier {
  readonly name: string
  readonly line: number
  /** The expression before the dot: `Math` for `random` in `Math.random`. */
  readonly owner?: string
  /** True for `new Date(at)`, false for `new Date()`. */
  readonly hasConstructorArgument: boolean
}

/** Every identifier of a source that refers to a value or a type; a property name comes with its owner. */
export const identifiers = (file: ProjectFile): Identifier[] => {
  const tree = parse(file)
  const found: Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isKey(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      const owner = getOwner(node)
      const hasConstructorArgument =
        ts.isNewExpression(node.parent) && (node.parent.arguments ?? []).length > 0
      found.push({
        name: node.text,
        line,
        hasConstructorArgument,
        ...(owner === undefined ? {} : { owner: owner }),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Returns the strings of `const <name> = ['a', 'b']`. */
export const readStringArray = (file: ProjectFile, name: string): string[] => {
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

const parsed = new WeakMap<ProjectFile, ts.SourceFile>()

/** Several rules read the same file, which is parsed once. */
const parse = (file: ProjectFile): ts.SourceFile => {
  const tree = parsed.get(file) ?? parseText(file)
  parsed.set(file, tree)
  return tree
}

const parseText = (file: ProjectFile): ts.SourceFile => {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
}

const getOwner = (node: ts.Identifier): string | undefined => {
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

interface Found {
  readonly name: string
  readonly line: number
}

const lineAt = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1

const collect = <T>(file: ProjectFile, pick: (node: ts.Node, tree: ts.SourceFile) => T | undefined): T[] => {
  const tree = parse(file)
  const found: T[] = []
  const visit = (node: ts.Node): void => {
    const value = pick(node, tree)
    if (value !== undefined) found.push(value)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The names that a source declares: variables, parameters, functions, types and members. */
export const declaredNames = (file: ProjectFile): Found[] =>
  collect(file, (node, tree) => {
    if (!isDeclaration(node) || !node.name || !ts.isIdentifier(node.name)) return undefined
    return { name: node.name.text, line: lineAt(tree, node.name) }
  })

const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration & { readonly name?: ts.Node } =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node)

/** Every string literal, and every name that is not part of an import. */
export const stringsAndNames = (file: ProjectFile): Found[] =>
  collect(file, (node, tree) => {
    if (!ts.isStringLiteralLike(node) && !ts.isIdentifier(node)) return undefined
    return ts.isImportSpecifier(node.parent) ? undefined : { name: node.text, line: lineAt(tree, node) }
  })

export const declaredTypes = (file: ProjectFile) =>
  collect(file, (node, tree) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      ? { name: node.name.text, line: lineAt(tree, node.name), node }
      : undefined,
  )

interface Text {
  readonly text: string
  readonly line: number
}

const titled = /^(it|test|describe)\b/

/** The comments of a source and the titles of its tests. */
export const commentsAndTitles = (file: ProjectFile): Text[] => [...comments(file), ...titles(file)]

const commentLine = /(?:^|\s)\/\/(.*)$|^\s*\/?\*+(.*)$/

const comments = (file: ProjectFile): Text[] =>
  file.text.split('\n').flatMap((line, i) => {
    const found = commentLine.exec(line)
    return found ? [{ text: found[1] ?? found[2] ?? '', line: i + 1 }] : []
  })

const titles = (file: ProjectFile): Text[] =>
  collect(file, (node, tree) => {
    if (!ts.isCallExpression(node) || !titled.test(node.expression.getText(tree))) return undefined
    const [title] = node.arguments
    return title && ts.isStringLiteralLike(title)
      ? { text: title.text, line: lineAt(tree, title) }
      : undefined
  })
