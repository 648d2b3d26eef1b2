import { drawBackdrop } from './backdrop.ts'
import type { Brand } from './brand.ts'
import { drawMark } from './marks.ts'

/**
 * `rounded` is shown as it is. `full` fills the square, because the system cuts its own shape; the mark stays inside
 * the safe zone. `badge` is a silhouette for the status bar of a phone.
 */
export type IconShape = 'rounded' | 'full' | 'badge'

const side = 512
const markSizes = { rounded: 368, full: 288 }

export const drawIcon = (brand: Brand, shape: IconShape): string => {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`
  if (shape === 'badge')
    return `${open}<circle cx="256" cy="256" r="200" fill="none" stroke="#fff" stroke-width="64"/><circle cx="256" cy="256" r="88" fill="#fff"/></svg>`
  const size = markSizes[shape]
  const start = (side - size) / 2
  const radius = shape === 'rounded' ? 112 : 0
  return `${open}${drawBackdrop(brand, { width: side, height: side, radius })}${drawMark(brand, start, start, size)}</svg>`
}
