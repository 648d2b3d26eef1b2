import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

const side = (parts: ReturnType<typeof diffWords>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('diffWords', () => {
  it('shows the changed words alone', () => {
    expect(diffWords('<p>5,000 tickets. 18+</p>', '<p>4,000 tickets. 18+</p>')).toEqual([
      { kind: 'same', text: '<p>' },
      { kind: 'removed', text: '5,000' },
      { kind: 'added', text: '4,000' },
      { kind: 'same', text: ' tickets. 18+</p>' },
    ])
  })

  it.each([
    ['', 'new text'],
    ['old text', ''],
    ['one two three', 'three two one'],
    ['a < b', 'a <b> c'],
    ['word '.repeat(3000), 'other'],
  ])('has both texts complete: %#', (before, after) => {
    const parts = diffWords(before, after)
    expect([side(parts, 'added'), side(parts, 'removed')]).toEqual([before, after])
  })
})
