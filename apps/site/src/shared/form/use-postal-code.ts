import { useState } from 'react'
import { call } from '#app/call.ts'

/** -1 is not checked, 0 while it is being checked (specification section 4); then whether it fits. */
type PostalCodeFlag = -1 | 0 | boolean

interface Checked {
  readonly country: string
  readonly code: string
  readonly flag: PostalCodeFlag
}

/** Asks the server, as the field is left, whether a postal code fits its country. */
export const usePostalCode = () => {
  const [checked, setChecked] = useState<Checked | null>(null)

  const check = async (code: string, country: string): Promise<void> => {
    const settle = (flag: PostalCodeFlag): void =>
      setChecked(now =>
        now === null || (now.code === code && now.country === country) ? { country, code, flag } : now,
      )
    setChecked({ country, code, flag: 0 })
    try {
      const { result } = await call('checkPostalCode', { postalCode: code, countryId: country })
      settle(result === 1)
    } catch {
      settle(-1)
    }
  }

  const flagOf = (code: string, country: string): PostalCodeFlag =>
    checked?.code === code && checked.country === country ? checked.flag : -1

  return { check: (code: string, country: string) => void check(code, country), flagOf }
}
