import { matchingLines, type TidyRule } from './project-file.ts'

const marker = /^(<{7}|>{7}|\|{7})( |$)/

export const noConflictMarkers: TidyRule = files =>
  files.flatMap(file => matchingLines(file, marker, 'unresolved merge conflict'))
