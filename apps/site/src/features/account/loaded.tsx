import { useText } from '#app/text.ts'
import { Loaded as SharedLoaded, type LoadedProps as SharedLoadedProps } from '#shared/loaded.tsx'

export interface LoadedProps<T> extends Omit<SharedLoadedProps<T>, 'failed'> {
  /** What could not be loaded. */
  failed: string
}

/** Something of the account: that it did not come has changed nothing of it. */
export function Loaded<T>({ failed, ...rest }: LoadedProps<T>) {
  const text = useText()('account.failedText')
  return <SharedLoaded {...rest} failed={{ title: failed, text }} />
}
