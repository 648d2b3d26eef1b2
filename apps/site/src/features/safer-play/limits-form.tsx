import { Card } from '@fairground/ui/parts/card.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { useText } from '#app/text.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import {
  type DraftLimit,
  draftOf,
  type LimitDraft,
  type LimitGroup,
  type LimitKind,
  limitGroups,
  limitProblems,
  lossLimitsOf,
  selfLimitsOf,
} from '#features/safer-play/limit-groups.ts'
import { LimitRow } from '#features/safer-play/limit-row.tsx'
import { type Limits, limitsQuery, takeLimits } from '#shared/limits-query.ts'
import { currencyCode } from '#shared/money.ts'
import styles from './limits-form.module.css'

interface LimitsFormProps {
  group: LimitGroup
  limits: Limits
}

const send = async (group: LimitGroup, draft: LimitDraft, currencyId: string): Promise<void> => {
  const currency = currencyCode(currencyId)
  if (group === 'losses') takeLimits(await call('updateLossLimits', lossLimitsOf(draft, currency)))
  else {
    await call('updateSelfLimits', selfLimitsOf(draft, currency))
    await queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
  }
}

function Form({ group, limits, saved, onSaved, onUndo }: LimitsFormProps & FormEnd) {
  const t = useText()
  const [tried, setTried] = useState(false)
  const kinds: readonly LimitKind[] = limitGroups[group]
  const own = limits.limits.filter(({ kind }) => kinds.includes(kind))
  const [kept] = useState(() => draftOf(own))
  const [draft, setDraft] = useState<LimitDraft>(kept)
  const problems = limitProblems(group, draft, currencyCode(limits.currencyId))
  const { save, saving, error } = useSaving(
    (wanted: LimitDraft) => send(group, { ...draftOf(limits.limits), ...wanted }, limits.currencyId),
    { told: t('saferPlay.limits.done'), onSaved },
  )
  const change = (kind: LimitKind, limit: DraftLimit) => setDraft({ ...draft, [kind]: limit })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = kinds.find(kind => problems[kind] !== undefined)
    if (wrong === undefined) save(draft)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {group !== 'deposits' && (
        <p className="small muted">
          {t(group === 'wager' ? 'saferPlay.limits.wagerText' : 'saferPlay.limits.lossesText')}
        </p>
      )}
      <div>
        {own.map(limit => (
          <LimitRow
            key={limit.kind}
            limit={limit}
            currencyId={limits.currencyId}
            draft={draft[limit.kind] ?? { on: false, amount: '' }}
            problem={problems[limit.kind]}
            tried={tried}
            onChange={next => change(limit.kind, next)}
          />
        ))}
      </div>
      <SaveBar
        label={t('saferPlay.limits.save')}
        dirty={JSON.stringify(draft) !== JSON.stringify(kept)}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** The limits of one group, saved together. What the server says of them anew starts the form afresh. */
export function LimitsForm({ group, limits }: LimitsFormProps) {
  const t = useText()
  const { round, end } = useRounds()
  const kinds: readonly LimitKind[] = limitGroups[group]
  const own = limits.limits.filter(({ kind }) => kinds.includes(kind)).map(limit => limit.own)
  return (
    <Card title={t(`saferPlay.limits.${group}`)}>
      <Form key={`${round} ${own.join()}`} group={group} limits={limits} {...end} />
    </Card>
  )
}
