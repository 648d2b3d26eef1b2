import { describe, expect, it } from 'vitest'
import { fileProblem, shortName } from './document-file.ts'

const megabyte = 1024 * 1024

describe('fileProblem', () => {
  it.each([
    ['image/jpeg', megabyte, undefined],
    ['application/pdf', 10 * megabyte, undefined],
    ['application/pdf', 10 * megabyte + 1, 'large'],
    ['image/png', 0, 'empty'],
    ['image/heic', megabyte, 'type'],
    ['', megabyte, 'type'],
  ])('checks %s of %i bytes: %s', (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem)
  })

  it('shortName keeps the end of a long name', () => {
    const name = shortName(`${'x'.repeat(200)}.pdf`)
    expect(name).toHaveLength(144)
    expect(name.endsWith('.pdf')).toBe(true)
  })
})
