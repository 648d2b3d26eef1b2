import { propertyWords } from './property-words.ts'
import { splitCamelCase } from './to-words.ts'

/** Codes of the contract that do not read as words by themselves. */
const codeWords: Readonly<Record<string, string>> = {
  adjustBalance: 'Adjust a balance',
  approveWithdrawal: 'Approve a withdrawal',
  blue: 'Night Draw',
  cartoon: 'Sunday Fair',
  changeGame: 'Change a game',
  changeMoneySettings: 'Change money settings',
  changeProtection: 'Change player protection',
  changeSchedule: 'Change a schedule',
  createCoupon: 'Create a coupon',
  'cross-platform': 'Another device',
  csv: 'CSV',
  endDeck: 'End a deck',
  exportPersonalData: 'Export personal data',
  fundJackpot: 'Pay into a jackpot',
  grantRole: 'Grant a role',
  html: 'HTML',
  id: 'Identity document',
  inGame: 'Within a game',
  json: 'JSON',
  kycAnalyst: 'KYC analyst',
  lastNameAndBirthdate: 'Last name and date of birth',
  logSignerTerm: 'Log a signer term',
  ltr: 'Left to right',
  matchSuspense: 'Match money in suspense',
  me: 'Me',
  none: 'None',
  offerBonus: 'Offer a bonus',
  own: 'Changed by this operator',
  platform: 'This device',
  'public-key': 'Public key',
  publishGame: 'Publish a game',
  releaseDraw: 'Release a held draw',
  retireGame: 'Retire a game',
  returnSuspense: 'Return money in suspense',
  rtl: 'Right to left',
  saferPlay: 'Safer play',
  setExchangeRates: 'Set exchange rates',
  startBonusCampaign: 'Start a bonus campaign',
  sumsub: 'Sumsub',
  'sweet-blue': 'Confectionery',
  unbanPlayer: 'Unban a player',
  usePaymentProvider: 'Use a payment provider',
  voidInstance: 'Void a draw',
  xliff: 'XLIFF',
  xml: 'XML',
}

/** A code of the contract in words. A state in capitals is a word in capitals. */
export const toCodeWords = (code: unknown): string => {
  const text = String(code)
  if (Object.hasOwn(codeWords, text)) return codeWords[text] ?? text
  if (/[A-Z]/.test(text) && Object.hasOwn(propertyWords, text)) return propertyWords[text] ?? text
  return splitCamelCase(/^[A-Z_]+$/.test(text) ? text.toLowerCase() : text)
}
