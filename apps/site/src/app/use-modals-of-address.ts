import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { ownPath } from './guards.ts'
import { modalStore, openModal } from './modals.ts'
import { oneClickNames, oneClickOf } from './one-click-address.ts'

const modalOf = { login: 'login', signup: 'register', forgot: 'forgotPassword' } as const
const names = Object.keys(modalOf) as (keyof typeof modalOf)[]

const leftLast = 'fairground.oneClick'

/** ?login=true, ?signup=true and ?forgot=true open their modal over the page; closing it cleans the address. ?pid= opens the one-click wizard. */
export const useModalsOfAddress = (): void => {
  const [search, setSearch] = useSearchParams()
  const asked = names.find(name => search.get(name) === 'true')
  const redirectUrl = ownPath(search.get('redirectUrl'))
  const current = useStore(modalStore, state => state.current?.name)
  const opened = useRef(false)

  useEffect(() => {
    if (asked === undefined) return
    if (asked === 'login') openModal('login', redirectUrl === null ? {} : { redirectUrl })
    else openModal(modalOf[asked])
    opened.current = true
  }, [asked, redirectUrl])

  useEffect(() => {
    if (!opened.current || asked === undefined || current !== undefined) return
    if (modalStore.getState().current !== null) return
    opened.current = false
    // Who closed it may have gone on to another page, which this render has not heard of yet.
    if (new URLSearchParams(location.search).get(asked) !== 'true') return
    setSearch(
      before => {
        for (const name of [...names, 'redirectUrl']) before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [asked, current, setSearch])

  const oneClick = oneClickOf(search, sessionStorage.getItem(leftLast))
  useEffect(() => {
    if (oneClick === null) return
    sessionStorage.setItem(leftLast, String(oneClick))
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
