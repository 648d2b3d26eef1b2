import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openModal } from '#core/modals.ts'
import { queryClient } from '#core/query-client.ts'
import { depositPopupQuery } from '#shared/money/deposit-queries.ts'
import type { DepositRequest } from './stored-order.ts'

/** Shows the operator's notice before the first order of a page visit. */
export const useAfterPopup = (
  send: (request: DepositRequest) => void,
): ((request: DepositRequest) => void) => {
  const [read, setRead] = useState(false)
  const { refetch } = useQuery(depositPopupQuery)
  const showPopup = async (request: DepositRequest): Promise<void> => {
    const popup = queryClient.getQueryData(depositPopupQuery.queryKey) ?? (await refetch()).data
    if (!popup?.popup) return send(request)
    openModal('deposit', {
      ...popup.popup,
      onContinue: () => {
        setRead(true)
        send(request)
      },
    })
  }
  return request => (read ? send(request) : void showPopup(request))
}
