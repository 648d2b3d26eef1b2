import { createPictureProcesses } from '#pictures/picture-processes.ts'
import { expect, it, onTestFinished } from 'vitest'
import { cleanFile } from './clean-file.ts'
import { plainPng } from './documents.test-support.ts'

it('refuses a picture that ends the process of its decoder', async () => {
  // No process can stay below this limit.
  const pictures = createPictureProcesses({ maxMs: 60_000, maxBytes: 1 })
  onTestFinished(() => pictures.stop())
  await expect(cleanFile(pictures, await plainPng(5, 5), 'image/png')).rejects.toMatchObject({
    fault: { name: 'documents.notReadable' },
  })
})
