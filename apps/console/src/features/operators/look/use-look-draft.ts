import { useState } from 'react'
import type { OperatorView } from '../use-operator-view.ts'
import type { Colours } from './look-preview.tsx'

export type Appearance = Pick<OperatorView, 'look' | 'scheme'>

export interface LookDraft {
  readonly saved: Appearance
  readonly value: Appearance
  readonly colours: Colours | undefined
  readonly setValue: (value: Appearance | undefined) => void
  readonly setColours: (colours: Colours) => void
}

/** The look and the colours that a person tries out. Players see nothing of it. */
export const useLookDraft = ({ look, scheme }: Appearance): LookDraft => {
  const saved = { look, scheme }
  const [chosen, setValue] = useState<Appearance>()
  const [colours, setColours] = useState<Colours>()
  return { saved, value: chosen ?? saved, colours, setValue, setColours }
}
