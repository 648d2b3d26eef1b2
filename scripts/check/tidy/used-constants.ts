import { identifiers } from './identifiers.ts'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const constantsFile = 'packages/contract/src/constants.ts'

const isProduct = (path: string): boolean =>
  /^(apps|packages)\//.test(path) &&
  !path.startsWith('packages/testkit/') &&
  path !== constantsFile &&
  isTypeScript(path) &&
  !isTest(path)

/** Product code uses every constant of the contract. knip takes the contract for a public interface and reports none. */
export const usedConstants: TidyRule = files => {
  const file = files.find(({ path }) => path === constantsFile)
  if (!file) return []
  const importers = files.filter(({ path, text }) => isProduct(path) && text.includes('contract/constants'))
  const used = new Set(importers.flatMap(each => identifiers(each).map(({ name }) => name)))
  return file.text.split('\n').flatMap((text, index) => {
    const name = /^export const (\w+)/.exec(text)?.[1]
    if (name === undefined || used.has(name)) return []
    return [
      { path: file.path, line: index + 1, message: `no product code uses ${name}: use it or delete it` },
    ]
  })
}
