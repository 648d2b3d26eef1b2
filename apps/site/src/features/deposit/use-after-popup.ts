import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openModal } from '#app/modals.ts'
import { queryClient } from '#app/query-client.ts'
import { depositPopupQuery } from './deposit-queries.ts'
import type { DepositWish } from './kept-order.ts'

/** The operator's word comes before the first order of a visit to this page. */
export const useAfterPopup = (send: (wish: DepositWish) => void): ((wish: DepositWish) => void) => {
  const [read, setRead] = useState(false)
  const { refetch } = useQuery(depositPopupQuery)
  const ask = async (wish: DepositWish): Promise<void> => {
    const popup = queryClient.getQueryData(depositPopupQuery.queryKey) ?? (await refetch()).data
    if (!popup?.popup) return send(wish)
    openModal('deposit', {
      ...popup.popup,
      onContinue: () => {
        setRead(true)
        send(wish)
      },
    })
  }
  return wish => (read ? send(wish) : void ask(wish))
}
