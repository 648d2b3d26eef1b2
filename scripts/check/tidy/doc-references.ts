import { dirname, normalize } from 'node:path/posix'
import type { Breach, ProjectFile, TidyRule } from './project-file.ts'

const documents = /^(README\.md|CONTRIBUTING\.md|docs\/.*\.md)$/

const folders = ['packages', 'apps', 'examples', 'tests', 'bench', 'docs', 'scripts', 'ops', 'deploy', '.ci']

const pathInCode = new RegExp(
  `(?<![\\w./@<-])(${folders.map(name => name.replace('.', '\\.')).join('|')})/[\\w./@*-]+`,
  'g',
)

/** Every file, folder and npm script that a document names must exist. */
export const docReferences: TidyRule = files => {
  const known = everyPath(files)
  const scripts = npmScripts(files)
  return files
    .filter(({ path }) => documents.test(path))
    .flatMap(file =>
      file.text.split('\n').flatMap((text, index) => lineBreaches(file, text, index + 1, known, scripts)),
    )
}

const lineBreaches = (
  file: ProjectFile,
  text: string,
  line: number,
  known: ReadonlySet<string>,
  scripts: ReadonlySet<string>,
): Breach[] => {
  const named = new Set([...linkedPaths(text, dirname(file.path)), ...codePaths(text)])
  const missingPaths = [...named].filter(path => !exists(path, known))
  const missingScripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) =>
    name === undefined || scripts.has(name) ? [] : [name],
  )
  return [
    ...missingPaths.map(path => ({ path: file.path, line, message: `names ${path}, which does not exist` })),
    ...missingScripts.map(name => ({
      path: file.path,
      line,
      message: `names npm run ${name}, which does not exist`,
    })),
  ]
}

const linkedPaths = (text: string, folder: string): string[] =>
  [...text.matchAll(/\]\(<?([^)\s>#]+)[^)]*\)/g)]
    .flatMap(([, target]) => (target === undefined || /^[a-z][a-z+.-]*:/.test(target) ? [] : [target]))
    .map(target =>
      normalize(target.startsWith('/') ? target.slice(1) : `${folder}/${target}`).replace(/\/$/, ''),
    )

const codePaths = (text: string): string[] =>
  [...text.matchAll(pathInCode)].map(([path]) => path.replace(/[./]+$/, '').replace(/^\.\//, ''))

// Folders that are generated and not in git.
const generated = /(^|\/)(dist|coverage|shots|node_modules)(\/|$)/

const exists = (path: string, known: ReadonlySet<string>): boolean => {
  if (generated.test(path)) return true
  if (!path.includes('*')) return known.has(path)
  const pattern = new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll('**', '.+')
      .replaceAll(/(?<!\.)\*/g, '[^/]+')}$`,
  )
  return [...known].some(one => pattern.test(one))
}

const everyPath = (files: readonly ProjectFile[]): ReadonlySet<string> => {
  const known = new Set<string>(['.'])
  for (const { path } of files) {
    for (let part = path; part !== '.'; part = dirname(part)) known.add(part)
  }
  return known
}

const npmScripts = (files: readonly ProjectFile[]): ReadonlySet<string> => {
  const manifest = files.find(({ path }) => path === 'package.json')
  if (!manifest) return new Set()
  const { scripts = {} } = JSON.parse(manifest.text) as { scripts?: Record<string, string> }
  return new Set(Object.keys(scripts))
}
