import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { reloadSessions } from '#features/account/security-queries.ts'

export function EndOtherSessions() {
  const t = useText()
  const end = useMutation({
    mutationFn: () => call('endOtherSessions', {}),
    onSuccess: async () => {
      toast({ tone: 'info', title: t('account.sessions.done') })
      await reloadSessions()
    },
  })
  return (
    <>
      <Button icon="leave" loading={end.isPending} onPress={() => end.mutate()}>
        {t('account.sessions.endOthers')}
      </Button>
      {end.isError && (
        <Note tone="danger" icon="warning" live>
          {thrownText(end.error)}
        </Note>
      )}
    </>
  )
}
