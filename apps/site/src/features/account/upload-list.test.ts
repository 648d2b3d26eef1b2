import { describe, expect, it } from 'vitest'
import { documentsOf, isUnderWay, type Upload, withChange } from './upload-list.ts'

const upload = (id: number, part: Partial<Upload> = {}): Upload => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 1,
  kind: 'passport',
  share: 0,
  ...part,
})

const there = { uploadId: 'abcdefghijklmnop', share: 1 }

describe('files on their way', () => {
  it('changes one of them', () => {
    const [first, second] = withChange([upload(1), upload(2)], 2, { share: 0.5 })
    expect([first?.share, second?.share]).toEqual([0, 0.5])
  })

  it('is under way until it is there or refused', () => {
    expect([upload(1), upload(2, there), upload(3, { problem: 'x' })].map(isUnderWay)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('hands in what the server has, and nothing else', () => {
    const documents = documentsOf([upload(1), upload(2, there), upload(3, { problem: 'x' })])
    expect(documents).toEqual([
      { kind: 'passport', fileName: '2.jpg', contentType: 'image/jpeg', uploadId: 'abcdefghijklmnop' },
    ])
  })
})
