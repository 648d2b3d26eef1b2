import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

export const contactPreferenceQuery = queryOptions({
  queryKey: ['getContactPreference'],
  queryFn: () => call('getContactPreference', {}),
})
