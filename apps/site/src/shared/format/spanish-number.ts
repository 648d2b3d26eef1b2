const UP_TO_29 = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']

/** From 0 to 99. */
export const spanishNumber = (n: number): string => {
  if (n < UP_TO_29.length) return UP_TO_29[n] ?? String(n)
  const rest = n % 10
  return `${TENS[Math.floor(n / 10)]}${rest === 0 ? '' : ` y ${UP_TO_29[rest]}`}`
}
