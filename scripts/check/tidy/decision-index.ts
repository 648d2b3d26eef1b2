import type { Breach, ProjectFile, TidyRule } from './project-file.ts'

const indexPath = 'docs/decisions/README.md'
const record = /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/
const sections = ['## Context', '## Decision', '## Consequences']

/** Every decision record has the same form and a row in the index. */
export const decisionIndex: TidyRule = files => {
  const records = files.filter(({ path }) => record.test(path))
  if (records.length === 0) return []
  const index = files.find(({ path }) => path === indexPath)
  if (!index) return [{ path: indexPath, message: 'the index of the decisions is missing' }]
  return records.flatMap(file => [...formBreaches(file), ...indexBreaches(file, index)])
}

const formBreaches = (file: ProjectFile): Breach[] => {
  const missing = [
    ...(titleIn(file) === undefined ? ['a title "# NNNN. Title"'] : []),
    ...(/^Status: \w+/m.test(file.text) ? [] : ['a line "Status: …"']),
    ...(dateIn(file) === undefined ? ['a line "Date: YYYY-MM-DD"'] : []),
    ...sections.filter(section => !file.text.includes(`\n${section}\n`)),
  ]
  return missing.map(what => ({ path: file.path, message: `lacks ${what}` }))
}

const indexBreaches = (file: ProjectFile, index: ProjectFile): Breach[] => {
  const name = file.path.slice('docs/decisions/'.length)
  const row = index.text.split('\n').find(line => line.includes(`(${name})`))
  if (row === undefined) return [{ path: indexPath, message: `has no row for ${name}` }]
  const expected = [titleIn(file), dateIn(file)].filter(text => text !== undefined)
  return expected
    .filter(text => !row.includes(text))
    .map(text => ({ path: indexPath, message: `the row of ${name} lacks "${text}"` }))
}

const titleIn = ({ text }: ProjectFile): string | undefined => /^# \d{4}\. (.+)$/m.exec(text)?.[1]

const dateIn = ({ text }: ProjectFile): string | undefined => /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1]
