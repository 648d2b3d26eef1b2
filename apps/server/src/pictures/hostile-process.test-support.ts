import { decodePicture } from './decode-picture.ts'
import type { PictureJob, PictureResult } from './picture-job.ts'

/** A decoder that hostile pictures have taken over. The text of an SVG chooses what it does. */
const attacks: Readonly<Record<string, () => unknown>> = {
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(1),
  grow: () => {
    const kept: Buffer[] = []
    setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 10)
    return new Promise(() => undefined)
  },
  pid: () => process.pid,
  environment: () => process.env,
  files: async () => (await import('node:fs')).readdirSync('/'),
  programs: async () => (await import('node:child_process')).execFileSync('true'),
}

const report = async (attack: () => unknown): Promise<PictureResult> => {
  try {
    return { bytes: Buffer.from(JSON.stringify(await attack())) }
  } catch (error) {
    return { bytes: Buffer.from(String(error)) }
  }
}

process.on('message', (job: PictureJob) => {
  const attack = job.kind === 'rasterize' ? attacks[job.svg] : undefined
  void (attack ? report(attack) : decodePicture(job)).then(result => process.send?.(result))
})
process.on('disconnect', () => process.exit())
