import type { Brand } from './brand.ts'

const gradients: { readonly [L in Brand['look']]: readonly [string, string] } = {
  blue: ['#1c5ecc', '#071226'],
  cartoon: ['#6d3bf0', '#4318b8'],
  'sweet-blue': ['#b9dbff', '#ffd0e4'],
}

/** Fills the box with the operator's colour or with the gradient of the look. */
export const drawBackdrop = (
  { look, ownColour }: Brand,
  { width, height, radius = 0 }: { width: number; height: number; radius?: number },
): string => {
  const [from, to] = gradients[look]
  const box = `width="${width}" height="${height}" rx="${radius}"`
  return ownColour === null
    ? `<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect ${box} fill="url(#back)"/>`
    : `<rect ${box} fill="${ownColour}"/>`
}
