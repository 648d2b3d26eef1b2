import { describe, expect, it } from 'vitest'
import { uploadedDocuments, isUploading, type Upload, withChange } from './upload-list.ts'

const upload = (id: number, part: Partial<Upload> = {}): Upload => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 1,
  kind: 'passport',
  share: 0,
  ...part,
})

const completed = { uploadId: 'abcdefghijklmnop', share: 1 }

describe('the upload list', () => {
  it('changes only the upload with the given id', () => {
    const [first, second] = withChange([upload(1), upload(2)], 2, { share: 0.5 })
    expect([first?.share, second?.share]).toEqual([0, 0.5])
  })

  it('reports an upload as running until it completes or fails', () => {
    expect([upload(1), upload(2, completed), upload(3, { problem: 'x' })].map(isUploading)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('submits only completed uploads', () => {
    const documents = uploadedDocuments([upload(1), upload(2, completed), upload(3, { problem: 'x' })])
    expect(documents).toEqual([
      { kind: 'passport', fileName: '2.jpg', contentType: 'image/jpeg', uploadId: 'abcdefghijklmnop' },
    ])
  })
})
