/** 1204 -> "1,204". The same in every place and language, unlike the runtime's own formatting. */
export const counted = (count: number | bigint): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${counted(count)} tickets`)

/** "20:04:40 UTC on 2026-03-01" */
export function moment(unixMs: number): string {
  const [date, time] = new Date(unixMs).toISOString().split('T')
  return `${time?.slice(0, 8)} UTC on ${date}`
}

export function money(minor: bigint, decimals: number, currency: string): string {
  const digits = minor.toString().padStart(decimals + 1, '0')
  const whole = counted(BigInt(digits.slice(0, digits.length - decimals)))
  return decimals === 0 ? `${whole} ${currency}` : `${whole}.${digits.slice(-decimals)} ${currency}`
}

export const shortened = (text: string): string => `${text.slice(0, 16)}...`
