import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'

export const contactPreferenceQuery = queryOptions({
  queryKey: ['getContactPreference'],
  queryFn: () => call('getContactPreference', {}),
})
