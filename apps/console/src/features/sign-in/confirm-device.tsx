import { platformId } from '@fairground/contract/operator/roles'
import { useState } from 'react'
import { call } from '#core/api/call.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { PlainPage } from './plain-page.tsx'

/** Signs a command line in. The person compares the code of both. */
export function ConfirmDevice({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const [client, setClient] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const confirm = async (): Promise<void> => {
    try {
      setClient((await call('confirmDevice', { code }, platformId)).client)
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  if (client !== undefined)
    return (
      <PlainPage title="Signed in" about={`You can go back to ${client}.`}>
        <Button size="lg" onPress={onDone}>
          Open the console
        </Button>
      </PlainPage>
    )
  return (
    <PlainPage
      title="Sign a command line in"
      about={`Compare the code with the one in your terminal: ${code}`}
    >
      {problem && (
        <Note tone="bad" icon="warning">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button tone="main" size="lg" onPress={() => void confirm()}>
        It is the same: sign in
      </Button>
      <Button tone="quiet" onPress={onDone}>
        It is another code
      </Button>
    </PlainPage>
  )
}
