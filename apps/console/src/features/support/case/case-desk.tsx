import { useEffect, useEffectEvent } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { useRights } from '#core/session/rights.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { CaseHead } from './case-head.tsx'
import { Messages } from './messages.tsx'
import { SenderPanel } from './sender-panel.tsx'
import styles from './case.module.css'

/** One case: its messages, the answer, and who wrote. */
export function CaseDesk({ code, backHref }: { readonly code: string; readonly backHref: string }) {
  const { data, error, read } = useLoggedRead('showSupportCase')
  const { mayDo } = useRights()
  const reload = () => void read({ code, reason: 'Work on the case' })
  // Each look is logged, so it happens once per case and not with each render.
  const open = useEffectEvent(reload)
  useEffect(() => open(), [])
  if (!data)
    return (
      <Panel title={`Case ${code}`}>
        {error ? (
          <Problem error={error} what="The case did not open." onRetry={reload} />
        ) : (
          <Bars count={8} />
        )}
      </Panel>
    )
  return (
    <div className={styles.columns}>
      <Stack>
        <CaseHead shown={data} backHref={backHref} onChange={reload} />
        <Messages shown={data} />
        {mayDo('answerSupportCase') && <AnswerPanel shown={data} onAnswered={reload} />}
      </Stack>
      <SenderPanel shown={data} />
    </div>
  )
}
