import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

const subscribe = (onChange: () => void): (() => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** On a phone the acts stand before the long tables. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
