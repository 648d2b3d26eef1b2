import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { ReactNode } from 'react'
import { ActButton } from '#parts/acts/act-button.tsx'

type Macro = Pick<OperatorInput<'setSupportMacro'>, 'name' | 'language' | 'text'>

/** Stores a prepared text, or changes the one that the row shows. */
export function MacroButton({ macro, children }: { readonly macro?: Macro; readonly children: ReactNode }) {
  const about = '{name} and {code} stand for the name of the sender and the number of the case.'
  return (
    <ActButton
      operation="setSupportMacro"
      {...(macro === undefined && { tone: 'main' as const, icon: 'plus' as const })}
      fixed={macro ? { name: macro.name, language: macro.language } : {}}
      {...(macro && { initial: { text: macro.text } })}
      title={macro ? `Change the text “${macro.name}”` : 'New prepared text'}
      about={about}
      labels={{ name: 'Name', language: 'Language', text: 'Text' }}
      reasons={['A question that comes often', 'Correction of the text']}
      submitLabel="Save the text"
      done="The text is saved"
    >
      {children}
    </ActButton>
  )
}
