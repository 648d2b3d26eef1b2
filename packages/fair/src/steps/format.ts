/** 1204 -> "1,204", independent of the runtime's locale. */
export const formatCount = (count: number | bigint): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const formatTickets = (count: number): string =>
  count === 1 ? '1 ticket' : `${formatCount(count)} tickets`

/** "20:04:40 UTC on 2026-03-01" */
export function formatTime(unixMs: number): string {
  const [date, time] = new Date(unixMs).toISOString().split('T')
  return `${time?.slice(0, 8)} UTC on ${date}`
}

export function formatMoney(minor: bigint, decimals: number, currency: string): string {
  const digits = minor.toString().padStart(decimals + 1, '0')
  const whole = formatCount(BigInt(digits.slice(0, digits.length - decimals)))
  return decimals === 0 ? `${whole} ${currency}` : `${whole}.${digits.slice(-decimals)} ${currency}`
}

export const shorten = (text: string): string => `${text.slice(0, 16)}...`
