import { join } from 'node:path'
import { readProject } from './tidy/read-project.ts'
import { tidyRules } from './tidy/rules.ts'

const files = readProject(join(import.meta.dirname, '..', '..'))
const breaches = tidyRules.flatMap(rule => rule(files))
for (const { path, line, message } of breaches)
  console.log(line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`)
console.log(`${files.length} files, ${breaches.length} untidy`)
if (files.length === 0 || breaches.length > 0) process.exitCode = 1
