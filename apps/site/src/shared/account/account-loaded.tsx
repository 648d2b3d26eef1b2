import { useText } from '#core/text/text.ts'
import { Loaded as SharedLoaded, type LoadedProps as SharedLoadedProps } from '#shared/layout/loaded.tsx'

export interface AccountLoadedProps<T> extends Omit<SharedLoadedProps<T>, 'failed'> {
  /** What could not be loaded. */
  failed: string
}

/** Loads a part of the account. The error text reassures the player that a failed load changed nothing. */
export function AccountLoaded<T>({ failed, ...rest }: AccountLoadedProps<T>) {
  const text = useText()('account.failedText')
  return <SharedLoaded {...rest} failed={{ title: failed, text }} />
}
