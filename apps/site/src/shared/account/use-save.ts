import { useMutation } from '@tanstack/react-query'
import { reloadSession } from '#core/session/session.ts'
import { toast } from '#core/toasts.ts'

interface SaveOptions {
  /** The text of the success toast; omitted when the next screen confirms the change. */
  readonly successText?: string
  readonly onSaved: () => void
  readonly onRefused?: (error: unknown) => void
}

/** Saves one account change and reloads the session so that the page shows it. */
export const useSave = <T>(change: (value: T) => Promise<unknown>, options: SaveOptions) => {
  const { successText, onSaved, onRefused } = options
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (value: T) => {
      await change(value)
      await reloadSession()
    },
    onSuccess: () => {
      if (successText !== undefined) toast({ tone: 'info', title: successText })
      onSaved()
    },
    onError: error => onRefused?.(error),
  })
  return { save: (value: T) => mutate(value), saving: isPending, error }
}
