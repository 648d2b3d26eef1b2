import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { platformId } from '@fairground/contract/operator/roles'
import { useState } from 'react'
import { call } from '#core/api/call.ts'
import { useAct } from '#core/api/use-act.ts'
import { useOperation } from '#core/api/use-operation.ts'
import { createPasskey } from '#core/session/create-passkey.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { Tag } from '#parts/values/tag.tsx'
import styles from './own-access.module.css'

const methodWords = { passkey: 'Passkey', oidc: 'Identity provider', device: 'Command line' } as const
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The open sessions of the person, and a further passkey. */
export function OwnAccess({ onClose }: { readonly onClose: () => void }) {
  const sessions = useOperation('listOwnSessions', {})
  const end = useAct('endOwnSession')
  const [isBusy, setIsBusy] = useState(false)
  const addPasskey = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { options } = await call('beginPasskey', {}, platformId)
      const created = await createPasskey(options)
      await call('finishPasskey', { created, passkeyName: 'Further passkey' }, platformId)
      say({ tone: 'win', title: 'The passkey is stored' })
    } catch (error) {
      say({ tone: 'danger', title: 'The passkey was not stored', text: describeError(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Modal
      open
      onClose={onClose}
      title="Sessions and passkeys"
      closeLabel="Close"
      width="wide"
      actions={
        <Button size="lg" icon="plus" isLoading={isBusy} onPress={() => void addPasskey()}>
          Add a passkey
        </Button>
      }
    >
      <Loaded query={sessions}>
        {data => (
          <ul className={styles.sessions}>
            {data.sessions.map(session => (
              <li key={session.sessionId}>
                <b>{methodWords[session.method]}</b>
                {session.current && <Tag tone="info">This one</Tag>}
                <span className={styles.note}>
                  {session.client}, {session.address}, since {format.format(new Date(session.createdAt))}
                </span>
                {!session.current && (
                  <Button onPress={() => end.mutate({ sessionId: session.sessionId })}>End</Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Modal>
  )
}
