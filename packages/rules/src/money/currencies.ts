// ISO 4217 minor units. FPP (points) and RDD are not ISO codes; both are defined by the product.
const WITHOUT_DECIMALS = [
  'BIF',
  'CLP',
  'DJF',
  'FPP',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
] as const

const WITH_TWO_DECIMALS = [
  'AED',
  'AFN',
  'ALL',
  'AMD',
  'AOA',
  'ARS',
  'AUD',
  'AWG',
  'AZN',
  'BAM',
  'BBD',
  'BDT',
  'BGN',
  'BMD',
  'BND',
  'BOB',
  'BRL',
  'BSD',
  'BTN',
  'BWP',
  'BYN',
  'BZD',
  'CAD',
  'CDF',
  'CHF',
  'CNY',
  'COP',
  'CRC',
  'CUP',
  'CVE',
  'CZK',
  'DKK',
  'DOP',
  'DZD',
  'EGP',
  'ERN',
  'ETB',
  'EUR',
  'FJD',
  'FKP',
  'GBP',
  'GEL',
  'GHS',
  'GIP',
  'GMD',
  'GTQ',
  'GYD',
  'HKD',
  'HNL',
  'HTG',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'IRR',
  'JMD',
  'KES',
  'KGS',
  'KHR',
  'KPW',
  'KYD',
  'KZT',
  'LAK',
  'LBP',
  'LKR',
  'LRD',
  'LSL',
  'MAD',
  'MDL',
  'MGA',
  'MKD',
  'MMK',
  'MNT',
  'MOP',
  'MRU',
  'MUR',
  'MVR',
  'MWK',
  'MXN',
  'MYR',
  'MZN',
  'NAD',
  'NGN',
  'NIO',
  'NOK',
  'NPR',
  'NZD',
  'PAB',
  'PEN',
  'PGK',
  'PHP',
  'PKR',
  'PLN',
  'QAR',
  'RDD',
  'RON',
  'RSD',
  'RUB',
  'SAR',
  'SBD',
  'SCR',
  'SDG',
  'SEK',
  'SGD',
  'SHP',
  'SLE',
  'SOS',
  'SRD',
  'SSP',
  'STN',
  'SYP',
  'SZL',
  'THB',
  'TJS',
  'TMT',
  'TOP',
  'TRY',
  'TTD',
  'TWD',
  'TZS',
  'UAH',
  'USD',
  'UYU',
  'UZS',
  'VES',
  'WST',
  'XCD',
  'YER',
  'ZAR',
  'ZMW',
] as const

const WITH_THREE_DECIMALS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'] as const

export type CurrencyCode =
  | (typeof WITHOUT_DECIMALS)[number]
  | (typeof WITH_TWO_DECIMALS)[number]
  | (typeof WITH_THREE_DECIMALS)[number]

export const POINTS = 'FPP' satisfies CurrencyCode

export type Currency = {
  readonly code: CurrencyCode
  readonly decimals: 0 | 2 | 3
  /** Spacing is part of the symbol, so that a symbol and an amount are simply joined. */
  readonly symbolLeft: string
  readonly symbolRight: string
  readonly decimalPoint: string
  readonly thousandsPoint: string
  /** Prizes with a larger whole part are abbreviated. */
  readonly abbreviateAbove: bigint
}

const LEFT_SYMBOLS: Partial<Record<CurrencyCode, string>> = {
  USD: '$',
  MXN: '$',
  CAD: '$',
  ARS: '$',
  AUD: '$',
  HKD: '$',
  NZD: '$',
  COP: '$',
  RDD: '$',
  GBP: '£',
  EUR: '€',
  NGN: '₦',
  BRL: 'R$',
  CNY: '¥',
  JPY: '¥',
  INR: '₹',
  IDR: 'Rp',
  ILS: '₪',
  JMD: 'J$',
  PEN: 'S/.',
  PHP: '₱',
  ZAR: 'R',
  KRW: '₩',
  THB: '฿',
  UYU: '$U',
  BTN: 'Nu\u00A0',
}

// Right-to-left symbols follow the amount: before it they would reorder the digits.
const RIGHT_SYMBOLS: Partial<Record<CurrencyCode, string>> = {
  FPP: '\u00A0FPP',
  RON: '\u00A0lei',
  RUB: '\u00A0₽',
  RSD: '\u00A0дин.',
  IQD: '\u00A0ع.د',
  BHD: '\u00A0.د.ب',
  AED: '\u00A0د.إ',
}

const SMALL_UNITS: ReadonlySet<CurrencyCode> = new Set<CurrencyCode>([
  'FPP',
  'COP',
  'IDR',
  'IQD',
  'KRW',
  'VND',
])

const ABBREVIATE_ABOVE = 999_999_999n
const ABBREVIATE_SMALL_UNITS_ABOVE = 9_999n

const describeCurrency = (code: CurrencyCode, decimals: Currency['decimals']): Currency => ({
  code,
  decimals,
  symbolLeft: LEFT_SYMBOLS[code] ?? '',
  symbolRight: RIGHT_SYMBOLS[code] ?? '',
  decimalPoint: code === 'EUR' ? ',' : '.',
  thousandsPoint: code === 'EUR' ? '.' : ',',
  abbreviateAbove: SMALL_UNITS.has(code) ? ABBREVIATE_SMALL_UNITS_ABOVE : ABBREVIATE_ABOVE,
})

const ALL: readonly Currency[] = [
  ...WITHOUT_DECIMALS.map(code => describeCurrency(code, 0)),
  ...WITH_TWO_DECIMALS.map(code => describeCurrency(code, 2)),
  ...WITH_THREE_DECIMALS.map(code => describeCurrency(code, 3)),
]

export const CURRENCIES = Object.fromEntries(ALL.map(currency => [currency.code, currency])) as Readonly<
  Record<CurrencyCode, Currency>
>

export const isCurrencyCode = (text: string): text is CurrencyCode => Object.hasOwn(CURRENCIES, text)
