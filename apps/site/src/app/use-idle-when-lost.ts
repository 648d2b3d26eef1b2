import { isLost } from '@fairground/client/connection-state'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { connectionStore } from './connection-store.ts'

const waiting: ReadonlySet<string> = new Set(['/idle', '/maintenance'])
/** A restart of the server is often over by then, and the page would only have flickered. */
const patienceMs = 2000

/** Fetched while there is a line to fetch it by: without one it is too late. */
const fetchIdleScreen = (): void => void import('#features/connection/idle-screen.tsx').catch(() => undefined)

/** At the second retry the page gives way to the reconnecting screen, which knows the way back. */
export const useIdleWhenLost = (): void => {
  const lost = useStore(connectionStore, isLost)
  const connected = useStore(connectionStore, ({ status }) => status === 'connected')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (connected) fetchIdleScreen()
  }, [connected])
  useEffect(() => {
    if (!lost || waiting.has(pathname)) return undefined
    const back = encodeURIComponent(pathname + search)
    const timer = setTimeout(() => void navigate(`/idle?back=${back}`, { replace: true }), patienceMs)
    return () => clearTimeout(timer)
  }, [lost, pathname, search, navigate])
}
