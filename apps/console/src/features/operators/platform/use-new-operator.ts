import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { call } from '#core/api/call.ts'
import { checkValue, type FieldError } from '#parts/form/model/check-value.ts'
import type { Appearance } from '../look/use-look-draft.ts'
import { followName, NewOperator, pickCommonSettings, takeOver } from './new-operator.ts'

type Common = OperatorInput<'createOperator'>['operator']['settings']

export interface NewOperatorState {
  readonly entered: Partial<NewOperator>
  readonly appearance: Appearance
  /** Settings that come from another operator. */
  readonly common: Common
  readonly errors: readonly FieldError[]
  readonly change: (value: unknown) => void
  readonly setAppearance: (appearance: Appearance) => void
  /** Begins with the settings of another operator, or with none. */
  readonly startFrom: (memberId: number | undefined) => Promise<void>
}

const beginning: Partial<NewOperator> = {
  name: '',
  code: '',
  hosts: [],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  profile: 'standard',
}

/** What a person has entered about a new operator. Nothing is stored before it is created. */
export const useNewOperator = (): NewOperatorState => {
  const [entered, setEntered] = useState(beginning)
  const [appearance, setAppearance] = useState<Appearance>({ look: 'blue', scheme: 'light' })
  const [common, setCommon] = useState<Common>({})
  const startFrom = async (memberId: number | undefined): Promise<void> => {
    if (memberId === undefined) {
      setCommon({})
      return
    }
    const { operator } = await call('getOperator', {}, memberId)
    setCommon(pickCommonSettings(operator.settings as Readonly<Record<string, unknown>>))
    setEntered(before => ({ ...before, ...takeOver(operator) }))
    setAppearance({ look: operator.look, scheme: operator.scheme })
  }
  return {
    entered,
    appearance,
    common,
    errors: checkValue(NewOperator, entered),
    change: value => setEntered(before => followName(before, value as Partial<NewOperator>)),
    setAppearance,
    startFrom,
  }
}
