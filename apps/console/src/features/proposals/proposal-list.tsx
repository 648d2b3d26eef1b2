import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePreferences } from '#core/preferences.ts'
import { useMe } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ProposalItem } from './proposal-item.tsx'
import styles from './proposals.module.css'

const views = ['forMe', 'open', 'mine', 'all'] as const
type View = (typeof views)[number]
const viewWords: Readonly<Record<View, string>> = {
  forMe: 'For me',
  open: 'Waiting',
  mine: 'Mine',
  all: 'All',
}
const emptyWords: Readonly<Record<View, string>> = {
  forMe: 'Nothing waits for you',
  open: 'No proposal waits',
  mine: 'You have made no proposal',
  all: 'No proposal yet',
}

const isView = (text: string | null): text is View => views.some(view => view === text)

/** The proposals of this operator: those that wait for this person first. */
export function ProposalList() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get('show')
  const view = isView(chosen) ? chosen : 'forMe'
  const { staffId } = useMe()
  const { hasKeys } = usePreferences()
  const list = useRef<HTMLUListElement>(null)
  const filters = {
    forMe: { forMe: true },
    open: { status: 'open' },
    mine: { madeBy: staffId },
    all: {},
  } as const
  const { rows, isLoading, error, hasMore, isLoadingMore, onEndReached, onRetry } = useRows(
    'listProposals',
    filters[view],
  )

  const moveFocus = (event: KeyboardEvent): void => {
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step === undefined || (event.key.length === 1 && !hasKeys)) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex(link => link === document.activeElement)
    links[Math.max(0, Math.min(at + step, links.length - 1))]?.focus()
    event.preventDefault()
  }

  return (
    <section className={styles.list} aria-label="Proposals">
      <div className={styles.filters}>
        <Chips
          label="Which proposals"
          chips={views.map(id => ({ id, title: viewWords[id] }))}
          chosen={view}
          onChoose={id => setParameters({ show: id }, { replace: true })}
        />
      </div>
      {error ? (
        <Problem error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <Bars count={6} />
      ) : rows.length === 0 ? (
        <Empty title={emptyWords[view]}>New ones appear here by themselves.</Empty>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move among its links.
        <ul ref={list} onKeyDown={moveFocus}>
          {rows.map(proposal => (
            <li key={proposal.proposalId}>
              <ProposalItem proposal={proposal} search={parameters.toString()} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button tone="quiet" isFull isLoading={isLoadingMore} onPress={onEndReached}>
          Show more
        </Button>
      )}
      <p className={styles.keys}>
        <kbd>J</kbd>
        <kbd>K</kbd> move <kbd>Enter</kbd> open
      </p>
    </section>
  )
}
