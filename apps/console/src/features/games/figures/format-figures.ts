import { locale } from '#core/format/locale.ts'

interface Odds {
  readonly ways: bigint
  readonly total: bigint
}

const hundredths = 100n
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1 in 376,992 and 1 in 8.39: exact to two decimals while they matter. */
export const formatOdds = ({ ways, total }: Odds): string => {
  if (ways === 0n) return 'never'
  const scaled = (total * hundredths * 2n + ways) / (ways * 2n)
  const isWhole = scaled % hundredths === 0n || scaled >= 1000n * hundredths
  return isWhole
    ? `1 in ${whole.format((scaled + hundredths / 2n) / hundredths)}`
    : `1 in ${two.format(Number(scaled) / Number(hundredths))}`
}

const few = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
const many = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

/** 0.005, 0.74, 22.2, 214.6: two digits of small averages, one decimal of others. */
export const formatWinners = (winners: number): string =>
  winners > 0 && winners < 10 ? few.format(winners) : many.format(winners)

const rare = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })

/** 0.48%: rare chances keep two digits. */
export const formatChance = (chance: number): string => {
  if (chance <= 0) return 'never'
  return chance < 1e-9 ? 'under 1 in a billion' : rare.format(chance)
}
