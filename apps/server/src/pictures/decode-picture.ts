import sharp, { type Sharp } from 'sharp'
import type { PictureJob, PictureResult } from './picture-job.ts'

/** The pixels of the largest picture that is decoded. */
const maxPixels = { reencode: 25_000_000, rasterize: 16_000_000 } as const

/** Runs only in a process of its own, because decoders of pictures are attacked by hostile files. */
export const decodePicture = async (job: PictureJob): Promise<PictureResult> => {
  try {
    if (job.kind === 'rasterize') return { bytes: await rasterize(job) }
    const { width, height } = await sharp(job.bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels.reencode) return { refused: 'tooManyPixels' }
    return { bytes: await reencode(job) }
  } catch {
    return { refused: 'failed' }
  }
}

const rasterize = ({ svg, width }: Extract<PictureJob, { kind: 'rasterize' }>): Promise<Buffer> =>
  sharp(Buffer.from(svg), { limitInputPixels: maxPixels.rasterize })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer()

const reencode = ({ bytes, type }: Extract<PictureJob, { kind: 'reencode' }>): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels.reencode, failOn: 'error', autoOrient: true })
  const encoded: Sharp = type === 'image/jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()
  return encoded.toBuffer()
}
