import { useState } from 'react'
import { call } from '#core/call.ts'

/** -1 is unchecked, 0 is checking (specification section 4); then whether the code is valid. */
type PostalCodeFlag = -1 | 0 | boolean

interface Checked {
  readonly country: string
  readonly code: string
  readonly flag: PostalCodeFlag
}

/** Queries the server for the validity of a postal code when its field loses focus. */
export const usePostalCode = () => {
  const [checked, setChecked] = useState<Checked | null>(null)

  const check = async (code: string, country: string): Promise<void> => {
    const setFlag = (flag: PostalCodeFlag): void =>
      setChecked(now =>
        now === null || (now.code === code && now.country === country) ? { country, code, flag } : now,
      )
    setChecked({ country, code, flag: 0 })
    try {
      const { result } = await call('checkPostalCode', { postalCode: code, countryId: country })
      setFlag(result === 1)
    } catch {
      setFlag(-1)
    }
  }

  const getFlag = (code: string, country: string): PostalCodeFlag =>
    checked?.code === code && checked.country === country ? checked.flag : -1

  return { check: (code: string, country: string) => void check(code, country), getFlag }
}
