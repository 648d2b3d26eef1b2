import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useSession } from '#core/session/session.ts'

/** The country preselected in forms: by IP address, else the operator's default. Undefined while loading. */
export const useHomeCountry = (): string | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['getCountryCodeByIp'],
    queryFn: () => call('getCountryCodeByIp', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fallback = useSession().data?.configuration.defaultCountry
  if (isPending) return undefined
  return data?.countryCode || fallback
}
