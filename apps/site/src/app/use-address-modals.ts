import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { toSitePath } from '#core/site-path.ts'
import { modalStore, openModal } from '#core/modals.ts'
import { oneClickNames, oneClickGameId } from './one-click-address.ts'

const modalByParameter = { login: 'login', signup: 'register', forgot: 'forgotPassword' } as const
const names = Object.keys(modalByParameter) as (keyof typeof modalByParameter)[]

const lastOneClickKey = 'fairground.oneClick'

/**
 * ?login=true, ?signup=true and ?forgot=true open a modal, and closing it removes the parameter.
 * ?pid= opens the one-click wizard.
 */
export const useAddressModals = (): void => {
  const [search, setSearch] = useSearchParams()
  const requested = names.find(name => search.get(name) === 'true')
  const redirectUrl = toSitePath(search.get('redirectUrl'))
  const current = useStore(modalStore, state => state.current?.name)
  const opened = useRef(false)
  // A message stays until it is closed, because it may say why the session ended.
  const hasMessage = current === 'error'

  useEffect(() => {
    if (requested === undefined || hasMessage) return
    if (requested === 'login') openModal('login', redirectUrl === null ? {} : { redirectUrl })
    else openModal(modalByParameter[requested])
    opened.current = true
  }, [requested, redirectUrl, hasMessage])

  useEffect(() => {
    if (!opened.current || requested === undefined || current !== undefined) return
    if (modalStore.getState().current !== null) return
    opened.current = false
    // Closing the modal may have navigated to another page, which this render does not know yet.
    if (new URLSearchParams(location.search).get(requested) !== 'true') return
    setSearch(
      before => {
        for (const name of [...names, 'redirectUrl']) before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [requested, current, setSearch])

  const oneClick = oneClickGameId(search, sessionStorage.getItem(lastOneClickKey))
  useEffect(() => {
    if (oneClick === null) return
    sessionStorage.setItem(lastOneClickKey, String(oneClick))
    openModal('oneClickBuy', { gameId: oneClick })
    setSearch(
      before => {
        for (const name of oneClickNames) before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [oneClick, setSearch])
}
