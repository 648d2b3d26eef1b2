import { dotWidth, drawDots, toDotText } from './dot-letters.ts'

const gap = 12
const lineHeight = 26
const dotsPerWidth = 420

/** A picture of the size of the document with the text across all of it, readable on light and on dark parts. */
export const drawWatermark = (text: string, width: number, height: number): string => {
  const shown = toDotText(text)
  const dots = drawDots(shown)
  const step = dotWidth(shown) + gap
  const scale = Math.max(1, width / dotsPerWidth)
  const letters = (colour: string, x: number, y: number) =>
    `<path fill="${colour}" fill-opacity="0.4" transform="translate(${x} ${y})" d="${dots}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="mark" patternUnits="userSpaceOnUse" width="${step}" height="${2 * lineHeight}"
      patternTransform="rotate(-20) scale(${scale})">
      ${letters('#fff', 0.5, 4.5)}${letters('#000', 0, 4)}
      ${letters('#fff', 0.5 - step / 2, 4.5 + lineHeight)}${letters('#000', -step / 2, 4 + lineHeight)}
      ${letters('#fff', 0.5 + step / 2, 4.5 + lineHeight)}${letters('#000', step / 2, 4 + lineHeight)}
    </pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#mark)"/></svg>`
}
