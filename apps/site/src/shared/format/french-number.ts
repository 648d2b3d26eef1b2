const UNITS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
]
// 70 is soixante-dix and 90 is quatre-vingt-dix: both repeat the previous ten and continue to nineteen.
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

/** From 0 to 99. */
export const frenchNumber = (n: number): string => {
  if (n < 20) return UNITS[n] ?? String(n)
  if (n === 80) return 'quatre-vingts'
  const ten = Math.floor(n / 10)
  const rest = (n % 10) + (ten === 7 || ten === 9 ? 10 : 0)
  if (rest === 0) return TENS[ten] ?? String(n)
  const joint = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-'
  return `${TENS[ten]}${joint}${UNITS[rest]}`
}
