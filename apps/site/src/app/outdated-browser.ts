import { minimumBrowsers } from '@fairground/contract/constants'

const { desktop, mobile } = minimumBrowsers

/** In the order in which a user agent must be read: every browser also names an older one. */
const signs: readonly { readonly sign: RegExp; readonly least: number }[] = [
  { sign: /(?:iPhone|iPad|iPod).* OS (\d+)/, least: mobile.ios },
  { sign: /SamsungBrowser\/(\d+)/, least: mobile.samsungAbove + 1 },
  { sign: /Android.* OPR\/(\d+)/, least: mobile.operaMobile },
  { sign: /Android.* Chrome\/(\d+)/, least: mobile.chrome },
  { sign: /Android.* Firefox\/(\d+)/, least: mobile.firefox },
  { sign: /Edge?\/(\d+)/, least: desktop.edge },
  { sign: /OPR\/(\d+)/, least: desktop.opera },
  { sign: /Firefox\/(\d+)/, least: desktop.firefox },
  { sign: /Chrome\/(\d+)/, least: desktop.chrome },
  { sign: /Version\/(\d+).* Safari\//, least: desktop.safari },
]

/** Specification section 9, 'Minimum browsers'. One that nobody knows is left alone. */
export const isOutdated = (userAgent: string): boolean => {
  if (/MSIE |Trident\//.test(userAgent)) return true
  for (const { sign, least } of signs) {
    const version = sign.exec(userAgent)?.[1]
    if (version !== undefined) return Number(version) < least
  }
  return false
}
