import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useSession } from '#app/session.ts'

/** Where a form begins: the country of the visitor's address, else the operator's own. Undefined until that is known. */
export const useHomeCountry = (): string | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['getCountryCodeByIp'],
    queryFn: () => call('getCountryCodeByIp', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const otherwise = useSession().data?.configuration.defaultCountry
  if (isPending) return undefined
  return data?.countryCode || otherwise
}
