import { decodePicture } from './decode-picture.ts'
import type { PictureJob } from './picture-job.ts'

process.on('message', (job: PictureJob) => {
  void decodePicture(job).then(result => process.send?.(result))
})
// The server has ended.
process.on('disconnect', () => process.exit())
