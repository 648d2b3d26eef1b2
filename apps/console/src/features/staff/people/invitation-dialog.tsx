import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import styles from './people.module.css'

/** Shows the link of an invitation, once. It is kept nowhere. */
export function InvitationDialog({
  link,
  onClose,
}: {
  readonly link: string | undefined
  readonly onClose: () => void
}) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link ?? '')
    say({ tone: 'info', title: 'The link is copied' })
  }
  return (
    <Modal
      open={link !== undefined}
      onClose={onClose}
      title="The link of the invitation"
      closeLabel="Close"
      actions={
        <>
          <Button size="lg" onPress={onClose}>
            I have passed it on
          </Button>
          <Button size="lg" tone="main" icon="copy" onPress={() => void copy()}>
            Copy the link
          </Button>
        </>
      }
    >
      <div className={styles.invitation}>
        <Note tone="warn" icon="clock">
          It is shown once, works once and ends after 24 hours. Give it to the person yourself.
        </Note>
        <ScrollArea label="Link of the invitation">
          <code className={styles.link}>{link}</code>
        </ScrollArea>
      </div>
    </Modal>
  )
}
