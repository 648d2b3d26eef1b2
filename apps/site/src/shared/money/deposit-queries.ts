import { queryOptions } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'

const { languageId } = bootstrap

export const depositStepQuery = (currencyId: string) =>
  queryOptions({
    queryKey: ['getDepositStep', currencyId],
    queryFn: () => call('getDepositStep', { currencyId, languageId }),
  })

export const depositPopupQuery = queryOptions({
  queryKey: ['getDepositPopup'],
  queryFn: () => call('getDepositPopup', { languageId }),
})

export const banksQuery = (countryId: string) =>
  queryOptions({
    queryKey: ['getBanksList', countryId],
    queryFn: () => call('getBanksList', { countryId }),
  })
