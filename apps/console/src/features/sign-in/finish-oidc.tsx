import { platformId } from '@fairground/contract/operator/roles'
import { useEffect, useState } from 'react'
import { callOnce } from '#core/api/call.ts'
import { beginSession } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { PlainPage } from './plain-page.tsx'

/** Signs in with the answer of the identity provider, which redirected the browser here. */
export function FinishOidc({ query, onDone }: { readonly query: string; readonly onDone: () => void }) {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const finish = async (): Promise<void> => {
      try {
        await callOnce('finishOidcSignIn', { query }, platformId)
        await beginSession()
        onDone()
      } catch (error) {
        setProblem(describeError(error))
      }
    }
    void finish()
    // The answer of the provider can be used once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query])
  if (problem === undefined) return <PlainPage title="Signing in" about="One moment." />
  return (
    <PlainPage title="Not signed in" about={problem}>
      <Button size="lg" onPress={onDone}>
        Try again
      </Button>
    </PlainPage>
  )
}
