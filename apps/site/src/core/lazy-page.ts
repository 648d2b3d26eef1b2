import { lazyLoadRetries, lazyLoadRetryMs } from '@fairground/contract/constants'
import type { ComponentType } from 'react'

const wait = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

const tryLoading = async <T>(load: () => Promise<T>, triesLeft: number): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    if (triesLeft === 0) throw cause
    await wait(lazyLoadRetryMs)
    return tryLoading(load, triesLeft - 1)
  }
}

/** Loads a component on demand and retries a failed fetch every 1.5 seconds. */
export const lazyPage =
  <P>(load: () => Promise<ComponentType<P>>) =>
  async (): Promise<{ default: ComponentType<P> }> => ({ default: await tryLoading(load, lazyLoadRetries) })
