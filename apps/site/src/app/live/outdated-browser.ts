import { minimumBrowsers } from '@fairground/contract/constants'

const { desktop, mobile } = minimumBrowsers

/** The order matters: a user agent also names the browsers it is compatible with. */
const browsers: readonly { readonly pattern: RegExp; readonly minVersion: number }[] = [
  { pattern: /(?:iPhone|iPad|iPod).* OS (\d+)/, minVersion: mobile.ios },
  { pattern: /SamsungBrowser\/(\d+)/, minVersion: mobile.samsungAbove + 1 },
  { pattern: /Android.* OPR\/(\d+)/, minVersion: mobile.operaMobile },
  { pattern: /Android.* Chrome\/(\d+)/, minVersion: mobile.chrome },
  { pattern: /Android.* Firefox\/(\d+)/, minVersion: mobile.firefox },
  { pattern: /Edge?\/(\d+)/, minVersion: desktop.edge },
  { pattern: /OPR\/(\d+)/, minVersion: desktop.opera },
  { pattern: /Firefox\/(\d+)/, minVersion: desktop.firefox },
  { pattern: /Chrome\/(\d+)/, minVersion: desktop.chrome },
  { pattern: /Version\/(\d+).* Safari\//, minVersion: desktop.safari },
]

/** Specification section 9, 'Minimum browsers'. An unknown browser is accepted. */
export const isOutdated = (userAgent: string): boolean => {
  if (/MSIE |Trident\//.test(userAgent)) return true
  for (const { pattern, minVersion } of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return Number(version) < minVersion
  }
  return false
}
