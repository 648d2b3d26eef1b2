import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { ReactNode } from 'react'
import { ActButton, type ActButtonProps } from '#parts/acts/act-button.tsx'
import { readSessionAgain } from '../use-operator-view.ts'

export type OperatorChange = Omit<OperatorInput<'changeOperator'>, 'reason'>
type Field = keyof OperatorChange

const nothing: Readonly<Record<Field, undefined>> = {
  name: undefined,
  look: undefined,
  scheme: undefined,
  hosts: undefined,
  profile: undefined,
  settings: undefined,
  unset: undefined,
}

interface ChangeButtonProps
  extends Pick<
    ActButtonProps<'changeOperator'>,
    'title' | 'about' | 'hints' | 'labels' | 'fields' | 'done' | 'disabledReason' | 'tone' | 'size'
  > {
  /** What the dialog asks for, with the present values. */
  readonly asks?: Partial<OperatorChange>
  /** What the page has requested for already. */
  readonly change?: OperatorChange
  readonly submitLabel?: string
  readonly onDone?: () => void
  readonly children: ReactNode
}

/** Changes some fields of the operator and leaves the others out. */
export function ChangeButton({
  asks = {},
  change,
  onDone,
  submitLabel = 'Save',
  ...props
}: ChangeButtonProps) {
  const requested = Object.keys(asks) as Field[]
  const others = Object.fromEntries(
    Object.entries(nothing).filter(([name]) => !requested.includes(name as Field)),
  )
  return (
    <ActButton
      {...props}
      operation="changeOperator"
      fixed={{ ...others, ...change }}
      initial={asks}
      submitLabel={submitLabel}
      onDone={() => {
        void readSessionAgain()
        onDone?.()
      }}
    />
  )
}
