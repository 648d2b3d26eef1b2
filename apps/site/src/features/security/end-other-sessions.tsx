import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { reloadSessions } from './security-queries.ts'

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
