import type { MailName } from '@fairground/contract/operator/mail-names'
import { useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { MarkupFrame } from '#parts/values/markup-frame.tsx'
import { type MailTexts, MailTrial } from './mail-trial.tsx'
import { mailWords } from './mail-words.ts'
import styles from './mails.module.css'

const forms = [
  { id: 'html', title: 'As shown' },
  { id: 'text', title: 'Plain text' },
] as const
type Form = (typeof forms)[number]['id']

/** A mail with the facts of an example, and with texts that are tried out before they are saved. */
export function MailEditor({ mail, language }: { readonly mail: MailName; readonly language: string }) {
  const [form, setForm] = useState<Form>('html')
  const [tried, setTried] = useState<MailTexts>({})
  const path = usePath()
  const hasTried = Object.keys(tried).length > 0
  const rendered = useOperation('renderMail', { mail, language, ...(hasTried && { texts: tried }) })
  return (
    <Stack>
      <Panel
        title={mailWords[mail]}
        tools={<Chips label="Form" chips={forms} chosen={form} onChoose={setForm} />}
        footer="With the facts of an example."
      >
        <Loaded query={rendered} what="The mail did not load.">
          {({ subject, html, text }) => (
            <>
              <Facts isLeft facts={[{ title: 'Subject', value: <b>{subject}</b> }]} />
              {form === 'html' ? (
                <MarkupFrame title={`Mail: ${subject}`} html={html} />
              ) : (
                <pre className={styles.text}>{text}</pre>
              )}
            </>
          )}
        </Loaded>
      </Panel>
      <Panel
        title="Texts"
        tools={<ButtonLink href={`${path('languages', language)}?area=mail`}>All texts of mails</ButtonLink>}
      >
        <MailTrial mail={mail} language={language} onTry={setTried} />
      </Panel>
    </Stack>
  )
}
