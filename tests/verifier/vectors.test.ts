import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runPython } from './second-verifier.ts'

const vectors = join(import.meta.dirname, '..', '..', 'packages', 'fair', 'src', 'fd2')
const read = (name: string): unknown => JSON.parse(readFileSync(join(vectors, name), 'utf8'))

it('the second implementation of FD2 agrees with all vectors and malformed locks', () => {
  expect(runPython('vectors.py', [read('vectors.json'), read('malformed.json')])).toEqual(['47 values'])
})
