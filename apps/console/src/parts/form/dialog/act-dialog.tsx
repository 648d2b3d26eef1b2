import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { TSchema } from 'typebox'
import { SchemaForm, type SchemaFormProps } from '#parts/form/schema-form.tsx'
import { ConfirmWord } from './confirm-word.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { type ActState, useAct } from './use-act.ts'
import styles from './act-dialog.module.css'

export interface ActDialogProps
  extends Pick<SchemaFormProps, 'labels' | 'hints' | 'fields' | 'money' | 'timeZone' | 'reasons'> {
  readonly title: string
  /** What happens, who sees it, when. */
  readonly about?: ReactNode
  readonly schema: TSchema
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Values to begin with, for a form that changes something. Changed fields get an edge. */
  readonly start?: Readonly<Record<string, unknown>>
  /** The act itself: "Hold the draw". */
  readonly submitLabel: string
  readonly submitIcon?: IconName
  /** The safe way out: "Keep running". */
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'danger'
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSubmit: (value: unknown) => Promise<void>
  /** The person types this word, for acts that stop everything. */
  readonly confirmWord?: string
}

function ActFailure({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className={styles.failure}>
          <Icon name="warning" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

interface ActFormProps extends ActDialogProps {
  readonly act: ActState
}

function ActForm(props: ActFormProps) {
  const { act, about, schema, fixed, start, confirmWord, tone = 'primary' } = props
  const { labels, hints, fields, money, timeZone, reasons } = props
  const extras = { labels, hints, fields, money, timeZone, reasons, fixed, initial: start }
  const given = Object.fromEntries(Object.entries(extras).filter(([, each]) => each !== undefined))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void act.submit(event.currentTarget)
      }}
    >
      <div className={styles.content}>
        {about !== undefined && <div className={styles.about}>{about}</div>}
        <SchemaForm {...given} schema={schema} value={act.value} onChange={act.change} errors={act.errors} />
        {confirmWord !== undefined && (
          <ConfirmWord word={confirmWord} value={act.word} onChange={act.setWord} error={act.wordError} />
        )}
        <ActFailure text={act.failure} />
      </div>
      <footer className={styles.actions}>
        <button type="button" className={styles.safe} onClick={act.askToClose}>
          {props.cancelLabel ?? 'Cancel'}
        </button>
        <button
          type="submit"
          className={styles.act}
          data-tone={tone}
          aria-disabled={act.isSending || undefined}
          aria-busy={act.isSending || undefined}
        >
          {props.submitIcon && <Icon name={props.submitIcon} />}
          {props.submitLabel}
        </button>
      </footer>
    </form>
  )
}

function OpenDialog(props: ActDialogProps) {
  const act = useAct(props)
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={isOpen => {
        if (!isOpen) act.askToClose()
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {props.title}
          </Heading>
          {act.isAsking && <DiscardQuestion onKeep={act.keep} onDiscard={act.discard} />}
          <ActForm {...props} act={act} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A dialog that asks for the values of an act and does it. It is mounted while open, so each opening begins with fresh values. */
export function ActDialog(props: ActDialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}
