import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import styles from './drafts.module.css'

type Template = OperatorInput<'draftIncidentMessage'>['template']

const titles = {
  delayed: 'Delayed',
  refunded: 'Refunded',
  corrected: 'Corrected',
} as const satisfies Readonly<Record<Template, string>>
const chips = (Object.keys(titles) as Template[]).map(id => ({ id, title: titles[id] }))

/** A text for the affected players. Nothing is sent from here. */
export function MessageDraft({ incidentId }: { readonly incidentId: number }) {
  const [template, setTemplate] = useState<Template>('delayed')
  const query = useOperation('draftIncidentMessage', { incidentId, template })
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    say({ tone: 'info', title: 'The text is copied' })
  }
  return (
    <Panel
      title="Draft of a message to players"
      tools={<Chips label="Template" chips={chips} chosen={template} onChoose={setTemplate} />}
      footer="Nothing is sent from here. Copy the text into a message of the site or a mail."
    >
      <Loaded query={query} bars={2}>
        {({ text }) => (
          <>
            <p className={styles.text}>{text}</p>
            <span>
              <Button icon="copy" onPress={() => void copy(text)}>
                Copy the text
              </Button>
            </span>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
