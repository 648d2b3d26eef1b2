import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import { Button } from '#parts/controls/button.tsx'
import { actionGroups, amlActions, protectionActions, toActionWords } from '../words/action-words.ts'
import type { Entry } from './entry-row.ts'
import { type FilterName, filterNames, readFilters, withFilter } from './log-filters.ts'
import styles from './filter-bar.module.css'

function Labelled({
  label,
  children,
}: {
  readonly label: string
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

const maxStaff = 200

/** The people who can be chosen: all staff for those who may list them, otherwise those of the shown entries. */
const usePeople = (entries: readonly Entry[], chosen: string | undefined) => {
  const { mayDo } = useRights()
  const { data } = useOperation('listStaff', { limit: maxStaff }, { isEnabled: mayDo('listStaff') })
  const people = new Map<string, string>()
  for (const { staffId, name } of data?.staff ?? []) people.set(`staff/${staffId}`, name)
  for (const { actor, actorName, isSealed } of entries)
    if (!isSealed) people.set(actor, actorName ?? 'Platform')
  if (chosen !== undefined && !people.has(chosen)) people.set(chosen, chosen)
  return [...people].toSorted(([, a], [, b]) => a.localeCompare(b))
}

/** Who, what, about what and when. All of it stands in the address. */
export function FilterBar({ entries }: { readonly entries: readonly Entry[] }) {
  const [parameters, setParameters] = useSearchParams()
  const filters = readFilters(parameters)
  const [subject, setSubject] = useState(filters.subject ?? '')
  const people = usePeople(entries, filters.actor)
  const { may } = useRights()
  const groups: Readonly<Record<string, readonly string[]>> = {
    ...actionGroups,
    ...(may('protection.read') && { 'Safer play': protectionActions }),
    ...(may('aml.read') && { AML: amlActions }),
  }
  const isKnown = Object.values(groups).some(actions => actions.includes(filters.action ?? ''))
  const set = (name: FilterName, value: string) =>
    setParameters(withFilter(parameters, name, value), { replace: true })
  const clear = () => {
    setSubject('')
    let next = new URLSearchParams(parameters)
    for (const name of filterNames) next = withFilter(next, name, undefined)
    setParameters(next, { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set('subject', subject.trim())
  }
  const select = (name: 'actor' | 'action', id: string, options: ReactNode) => (
    <select id={id} value={filters[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
      <option value="">Any</option>
      {options}
    </select>
  )
  return (
    <form className={styles.bar} onSubmit={submit} role="search" aria-label="Filter the log">
      <Labelled label="Who">
        {id =>
          select(
            'actor',
            id,
            people.map(([actor, name]) => (
              <option key={actor} value={actor}>
                {name}
              </option>
            )),
          )
        }
      </Labelled>
      <Labelled label="What">
        {id =>
          select(
            'action',
            id,
            <>
              {filters.action !== undefined && !isKnown && (
                <option value={filters.action}>{toActionWords(filters.action)}</option>
              )}
              {Object.entries(groups).map(([title, actions]) => (
                <optgroup key={title} label={title}>
                  {actions.map(action => (
                    <option key={action} value={action}>
                      {toActionWords(action)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </>,
          )
        }
      </Labelled>
      <Labelled label="About">
        {id => (
          <input
            id={id}
            value={subject}
            placeholder="player/42, or player/"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSubject(target.value)}
            onBlur={() => subject.trim() !== (filters.subject ?? '') && set('subject', subject.trim())}
          />
        )}
      </Labelled>
      {(['fromDay', 'toDay'] as const).map(name => (
        <Labelled key={name} label={name === 'fromDay' ? 'From' : 'To'}>
          {id => (
            <input
              id={id}
              type="date"
              value={filters[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </Labelled>
      ))}
      <Button type="submit" icon="search">
        Find
      </Button>
      {Object.keys(filters).length > 0 && (
        <Button tone="quiet" icon="close" onPress={clear}>
          Clear
        </Button>
      )}
    </form>
  )
}
