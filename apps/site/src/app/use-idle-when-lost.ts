import { isLost } from '@fairground/client/connection-state'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { connectionStore } from '#core/connection/connection-store.ts'

const waitingPaths: ReadonlySet<string> = new Set(['/idle', '/maintenance'])
/** Restarts of the server are often shorter, and switching pages would only flicker. */
const graceMs = 2000

/** Prefetched while connected, because it cannot be fetched offline. */
const fetchIdleScreen = (): void => void import('#features/connection/idle-screen.tsx').catch(() => undefined)

/** Replaces the page with the reconnecting screen, which returns to it later. */
export const useIdleWhenLost = (): void => {
  const lost = useStore(connectionStore, isLost)
  const connected = useStore(connectionStore, ({ status }) => status === 'connected')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (connected) fetchIdleScreen()
  }, [connected])
  useEffect(() => {
    if (!lost || waitingPaths.has(pathname)) return undefined
    const back = encodeURIComponent(pathname + search)
    const timer = setTimeout(() => void navigate(`/idle?back=${back}`, { replace: true }), graceMs)
    return () => clearTimeout(timer)
  }, [lost, pathname, search, navigate])
}
