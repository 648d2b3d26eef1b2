import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const writeAfterMs = 300

const readText = (entry: unknown, key: string): string => {
  if (typeof entry !== 'object' || entry === null) return ''
  const text = (entry as Record<string, unknown>)[key]
  return typeof text === 'string' ? text : ''
}

/**
 * The text of the quick filter. It belongs to the history entry and not to the address, because it may be the name of
 * a player: Back and a reload keep it, a link does not carry it.
 */
export const useQuickText = (name: string): readonly [string, (text: string) => void] => {
  const key = `${name}.q`
  const { state: entry, search, hash } = useLocation()
  const navigate = useNavigate()
  const [text, setText] = useState(() => readText(entry, key))
  const latest = useRef({ entry, search, hash, navigate })
  useEffect(() => {
    latest.current = { entry, search, hash, navigate }
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      const { entry: now, search: query, hash: part, navigate: go } = latest.current
      if (readText(now, key) === text) return
      const others: unknown = typeof now === 'object' ? now : {}
      void go({ search: query, hash: part }, { replace: true, state: { ...(others as object), [key]: text } })
    }, writeAfterMs)
    return () => clearTimeout(timer)
  }, [text, key])
  return [text, setText]
}
