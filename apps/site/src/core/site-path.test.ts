import { describe, expect, it } from 'vitest'
import { toSitePath } from './site-path.ts'

describe('toSitePath', () => {
  it.each([
    ['/pick?id=4', '/pick?id=4'],
    ['https://elsewhere.example', null],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['javascript:alert(1)', null],
    ['/a\nb', null],
    ['', null],
    [null, null],
  ])('%s gives %s', (address, path) => {
    expect(toSitePath(address)).toBe(path)
  })
})
