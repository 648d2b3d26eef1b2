import sharp, { type Sharp } from 'sharp'
import type { PictureJob, PictureResult } from './picture-job.ts'
import { drawWatermark } from './watermark.ts'

/** The pixels of the largest picture that is decoded. */
const maxPixels = { reencode: 25_000_000, rasterize: 16_000_000 } as const

/** Runs only in a process of its own, because decoders of pictures are attacked by hostile files. */
export const decodePicture = async (job: PictureJob): Promise<PictureResult> => {
  try {
    if (job.kind === 'rasterize') return { bytes: await rasterize(job) }
    const { width, height } = await sharp(job.bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels.reencode) return { refused: 'tooManyPixels' }
    return { bytes: job.kind === 'watermark' ? await addWatermark(job, width, height) : await reencode(job) }
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

const shownWidth = { smallest: 600, largest: 2000 }

/** Burns the text into the picture. A small picture is enlarged, so that the text can be read. */
const addWatermark = async (
  { bytes, text }: Extract<PictureJob, { kind: 'watermark' }>,
  width: number,
  height: number,
): Promise<Buffer> => {
  const shown = Math.min(Math.max(width, shownWidth.smallest), shownWidth.largest)
  const size = { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
  const mark = Buffer.from(drawWatermark(text, size.width, size.height))
  return sharp(bytes, { limitInputPixels: maxPixels.reencode, failOn: 'error' })
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: mark }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
