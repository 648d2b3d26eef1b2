/**
 * Letters of five columns and seven rows; the lowest bit of a column is its top. A picture with text must look the same on
 * machines without fonts.
 */
const columns: Readonly<Record<string, string>> = {
  ' ': '0000000000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  '0': '3E5149453E',
  '1': '00427F4000',
  '2': '4261514946',
  '3': '2141454B31',
  '4': '1814127F10',
  '5': '2745454539',
  '6': '3C4A494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291E',
  ':': '0036360000',
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
}

/** For letters that have no drawing. */
const box = '7F4141417F'
const letterWidth = 6
const rows = 7

/** The width of a text in dots. */
export const dotWidth = (text: string): number => Array.from(text).length * letterWidth

/** The letters that are drawn: without accents, in capitals. */
export const toDotText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{C}/gu, '')
    .toUpperCase()

/** The path of an SVG that draws the text with dots of size one. */
export const drawDots = (text: string): string =>
  Array.from(text)
    .flatMap((letter, place) => {
      const bytes = Buffer.from(columns[letter] ?? box, 'hex')
      return [...bytes].flatMap((column, x) =>
        Array.from({ length: rows }, (_, y) =>
          (column >> y) & 1 ? `M${place * letterWidth + x} ${y}h1v1h-1z` : '',
        ),
      )
    })
    .join('')
