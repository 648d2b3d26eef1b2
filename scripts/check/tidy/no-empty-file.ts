import type { TidyRule } from './project-file.ts'

export const noEmptyFile: TidyRule = files =>
  files
    .filter(file => !file.binary && file.text.trim() === '')
    .map(({ path }) => ({ path, message: 'empty file' }))
