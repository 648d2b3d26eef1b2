import type { Motif } from '#kinds/motifs.ts'
import { drawBackdrop } from './backdrop.ts'
import type { Brand } from './brand.ts'
import { drawMark } from './marks.ts'
import { drawMotif } from './motifs.ts'

export const shareWidth = 1200
export const shareHeight = 630

const rings = [150, 260, 380]
  .map(r => `<circle cx="1010" cy="70" r="${r}" fill="none" stroke="#fff" stroke-width="3"/>`)
  .join('')

/** The picture of a shared link: the operator's mark alone, or beside the drawing of a game. */
export const drawSharePicture = (brand: Brand, motif: Motif | null): string => {
  const picture =
    motif === null
      ? `${drawMark(brand, 430, 60, 340)}<g transform="translate(290 380) scale(1.94)">${drawMotif('balls', brand.colours.balls)}</g>`
      : `<g transform="translate(24 20) scale(3.6)">${drawMotif(motif, brand.colours.balls)}</g>${drawMark(brand, 48, 472, 120)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}" viewBox="0 0 ${shareWidth} ${shareHeight}">` +
    `${drawBackdrop(brand, { width: shareWidth, height: shareHeight })}<g opacity=".2">${rings}</g>${picture}</svg>`
  )
}
