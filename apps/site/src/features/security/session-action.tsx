import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { forgetSession } from '#core/session/session.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { reloadSessions, type Session } from './security-queries.ts'

/** Logs one device out, which may be this one. */
export function SessionAction({ session: { sessionId, current } }: { session: Session }) {
  const t = useText()
  const end = useMutation({
    mutationFn: () => call('endSession', { sessionId }),
    onSuccess: async () => {
      if (!current) return reloadSessions()
      await forgetSession()
      location.assign('/')
    },
    onError: error => toast({ tone: 'danger', title: thrownText(error) }),
  })
  return (
    <Button size="sm" loading={end.isPending} onPress={() => end.mutate()}>
      {t(current ? 'account.sessions.endThis' : 'account.sessions.endOne')}
    </Button>
  )
}
