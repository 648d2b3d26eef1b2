import { expect, it } from 'vitest'
import { toPreviewAddress, toPreviewPath } from './preview-address.ts'

const address = 'https://play.example/?preview=token'

it('keeps the token for another page, look and language', () => {
  const path = toPreviewPath('page', 'about')
  expect(toPreviewAddress(address, { path, look: 'cartoon', scheme: 'light', language: 'fr_FR' })).toBe(
    'https://play.example/p/about?preview=token&look=cartoon&scheme=light&lang=fr_FR',
  )
})

it('leaves the language to the site where content has none', () => {
  const path = toPreviewPath('ad', 'golden')
  expect(toPreviewAddress(address, { path, look: 'blue', scheme: 'dark', language: undefined })).toBe(
    'https://play.example/?preview=token&look=blue&scheme=dark',
  )
})
