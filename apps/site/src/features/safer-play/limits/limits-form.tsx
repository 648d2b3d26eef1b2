import { Card } from '@fairground/ui/layout/card.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { useText } from '#core/text/text.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import {
  type DraftLimit,
  toLimitDraft,
  type LimitDraft,
  type LimitGroup,
  type LimitKind,
  limitGroups,
  limitProblems,
  toLossLimits,
  toSelfLimits,
} from './limit-groups.ts'
import { LimitRow } from './limit-row.tsx'
import { type Limits, limitsQuery, cacheLimits } from '#shared/money/limits-query.ts'
import { currencyCode } from '#core/money.ts'
import styles from './limits-form.module.css'

interface LimitsFormProps {
  group: LimitGroup
  limits: Limits
}

const send = async (group: LimitGroup, draft: LimitDraft, currencyId: string): Promise<void> => {
  const currency = currencyCode(currencyId)
  if (group === 'losses') cacheLimits(await call('updateLossLimits', toLossLimits(draft, currency)))
  else {
    await call('updateSelfLimits', toSelfLimits(draft, currency))
    await queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
  }
}

function Form({ group, limits, saved, onSaved, onUndo }: LimitsFormProps & SaveState) {
  const t = useText()
  const [tried, setTried] = useState(false)
  const kinds: readonly LimitKind[] = limitGroups[group]
  const own = limits.limits.filter(({ kind }) => kinds.includes(kind))
  const [initial] = useState(() => toLimitDraft(own))
  const [draft, setDraft] = useState<LimitDraft>(initial)
  const problems = limitProblems(group, draft, currencyCode(limits.currencyId))
  const { save, saving, error } = useSave(
    (changed: LimitDraft) => send(group, { ...toLimitDraft(limits.limits), ...changed }, limits.currencyId),
    { successText: t('saferPlay.limits.done'), onSaved },
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
        dirty={JSON.stringify(draft) !== JSON.stringify(initial)}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** Saves the limits of one group together. New values from the server remount the form. */
export function LimitsForm({ group, limits }: LimitsFormProps) {
  const t = useText()
  const { formKey, saveState } = useFormKey()
  const kinds: readonly LimitKind[] = limitGroups[group]
  const own = limits.limits.filter(({ kind }) => kinds.includes(kind)).map(limit => limit.own)
  return (
    <Card title={t(`saferPlay.limits.${group}`)}>
      <Form key={`${formKey} ${own.join()}`} group={group} limits={limits} {...saveState} />
    </Card>
  )
}
