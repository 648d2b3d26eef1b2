import { useMutation } from '@tanstack/react-query'
import { reloadSession } from '#app/session.ts'
import { toast } from '#app/toasts.ts'

interface Outcome {
  /** What a toast says when it is done; nothing where what follows says it. */
  readonly told?: string
  readonly onSaved: () => void
  readonly onRefused?: (error: unknown) => void
}

/** One change of the account. The page follows by loading the player anew. */
export const useSaving = <T>(change: (value: T) => Promise<unknown>, outcome: Outcome) => {
  const { told, onSaved, onRefused } = outcome
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (value: T) => {
      await change(value)
      await reloadSession()
    },
    onSuccess: () => {
      if (told !== undefined) toast({ tone: 'info', title: told })
      onSaved()
    },
    onError: error => onRefused?.(error),
  })
  return { save: (value: T) => mutate(value), saving: isPending, error }
}
