import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { useAct } from '#core/api/use-act.ts'
import { observe } from '#core/observe.ts'
import { say } from '#core/toasts.ts'
import { Button, type ButtonLook } from '#parts/controls/button.tsx'
import { type DialogProps, useDialogProps } from './dialog-props.ts'
import { type Known, leaveOut } from './leave-out.ts'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

export interface ActButtonProps<N extends OperatorOperationName>
  extends Omit<ButtonLook, 'children'>,
    DialogProps {
  readonly operation: N
  /** What the page knows already. The dialog asks for the rest. */
  readonly fixed: Known<OperatorInput<N>>
  /** The starting values of what the dialog asks for. */
  readonly initial?: Partial<OperatorInput<N>>
  /** The question of the dialog; also its title. */
  readonly title: string
  /** The act on the button of the dialog: "Hold the draw". */
  readonly submitLabel: string
  /** What the toast says afterwards. */
  readonly done: string | ((output: OperatorOutput<N>) => string)
  readonly onDone?: (output: OperatorOutput<N>) => void
  /** The operator, or the platform's number, if it is not the one of the page. */
  readonly memberId?: number
  readonly children: ReactNode
}

/**
 * A button that executes an operation: it opens the form of the operation, asks for what the page does not know and for
 * the reason. Without the right it is disabled and says who has it.
 */
export function ActButton<N extends OperatorOperationName>(props: ActButtonProps<N>) {
  const { operation, fixed, initial, title, submitLabel, done, onDone, memberId, children, ...rest } = props
  const { dialog, look, disabledReason } = useDialogProps(rest)
  const [isOpen, setIsOpen] = useState(false)
  const { mayDo } = useRights()
  const act = useAct(operation, memberId)
  const declaration: OperatorOperation = operatorOperations[operation]
  const { access, input } = declaration
  const need =
    mayDo(operation) || access === 'anyone' || access === 'staff' ? undefined : describeNeed(access)
  const isDanger = look.tone === 'danger' || look.tone === 'danger-outline'

  const isOffered = need === undefined && disabledReason === undefined
  useEffect(() => {
    if (isOffered) observe('offered', operation)
  }, [isOffered, operation])

  const submit = async (value: unknown): Promise<void> => {
    const output = await act.mutateAsync(value as OperatorInput<N>)
    say({ tone: 'win', title: typeof done === 'function' ? done(output) : done })
    onDone?.(output)
  }

  return (
    <>
      <Button {...look} disabledReason={need ?? disabledReason} onPress={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ActDialog
            isOpen
            {...dialog}
            title={title}
            {...leaveOut(input, fixed)}
            {...(initial && { start: initial })}
            submitLabel={submitLabel}
            tone={isDanger ? 'danger' : 'primary'}
            onClose={() => setIsOpen(false)}
            onSubmit={submit}
          />
        </Suspense>
      )}
    </>
  )
}
