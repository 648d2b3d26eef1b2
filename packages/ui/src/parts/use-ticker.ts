import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** Waits for the next whole second, so that every clock on the page changes at once. */
function schedule() {
  timer = setTimeout(
    () => {
      tick()
      schedule()
    },
    1000 - (Date.now() % 1000),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = Date.now()
    schedule()
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('focus', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('focus', tick)
  }
}

const read = () => now

/** The server's time in milliseconds, renewed each second and whenever the page comes back into view. */
export function useTicker(serverOffsetMs = 0): number {
  return useSyncExternalStore(subscribe, read, read) + serverOffsetMs
}
