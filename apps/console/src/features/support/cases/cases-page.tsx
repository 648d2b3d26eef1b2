import { useNavigate, useSearchParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { CaseDesk } from '../case/case-desk.tsx'
import { SupportFrame } from '../support-frame.tsx'
import { CaseList } from './case-list.tsx'
import { CaseTable } from './case-table.tsx'
import { caseViewNames, caseViews, toCaseView } from './case-views.ts'
import styles from './cases.module.css'

const refreshMs = 15_000

/** Cases by deadline, and the one that the address names beside them. */
export function CasesPage({ code }: { readonly code?: string }) {
  const [params] = useSearchParams()
  const view = toCaseView(params.get('view'))
  const cases = useRows('listSupportCases', caseViews[view].filter, { refreshMs })
  const navigate = useNavigate()
  const path = usePath()
  const search = view === 'waiting' ? '' : `?view=${view}`
  const open = (to: string) => void navigate(`${path('support', to)}${search}`)
  return (
    <SupportFrame>
      <div className={code === undefined ? undefined : styles.filtersBeside}>
        <Chips
          label="Cases"
          chips={caseViewNames.map(id => ({ id, title: caseViews[id].title }))}
          chosen={view}
          onChoose={next => void navigate({ search: next === 'waiting' ? '' : `?view=${next}` })}
        />
      </div>
      {code === undefined ? (
        <CaseTable cases={cases} view={view} onOpen={open} />
      ) : (
        <div className={styles.columns}>
          <CaseList cases={cases} view={view} search={search} />
          <CaseDesk key={code} code={code} backHref={`${path('support')}${search}`} />
        </div>
      )}
    </SupportFrame>
  )
}
