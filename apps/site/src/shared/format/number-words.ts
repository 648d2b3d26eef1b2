import { frenchNumber } from './french-number.ts'
import { spanishNumber } from './spanish-number.ts'

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const english = (n: number): string => {
  if (n < 20) return UNITS[n] ?? String(n)
  const rest = n % 10
  return `${TENS[Math.floor(n / 10)]}${rest === 0 ? '' : `-${UNITS[rest]}`}`
}

const SPELLERS: Readonly<Record<string, (n: number) => string>> = {
  en: english,
  es: spanishNumber,
  fr: frenchNumber,
}

/** "Sixteen"; digits above 99 and for languages without a speller. */
export const numberInWords = (n: number, languageId: string): string => {
  const spell = SPELLERS[languageId.slice(0, 2)]
  if (!spell || !Number.isInteger(n) || n < 0 || n > 99) return String(n)
  const words = spell(n)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
