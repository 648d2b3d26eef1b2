import { posix } from 'node:path'
import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

const maxSources = 30

/** A folder with more sources hides its structure: group them by topic. */
export const folderSize: TidyRule = files => {
  const sources = files.filter(({ path }) => isTypeScript(path) && !isTest(path))
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path))
  return [...folders]
    .filter(([, inside]) => inside.length > maxSources)
    .map(([path, inside]) => ({
      path,
      message: `${inside.length} sources, the maximum is ${maxSources}: group them in folders`,
    }))
}
