import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Page } from '#parts/layout/page.tsx'
import { pages } from '#core/pages.ts'
import { toThingTitle } from '../model/things.ts'
import type { EditorProps } from './content-name.ts'
import { DraftEditor } from './draft-editor.tsx'

/** Reads the versions, then opens the editor with them. Another language is another editor. */
export function NamedEditor(props: EditorProps) {
  const { name } = props
  const query = useOperation('getContent', { ...name, limit: 50 })
  const path = usePath()
  const { data, isPlaceholderData, error } = query
  if (data && !isPlaceholderData)
    return (
      <DraftEditor
        key={`${name.kind}/${name.key}/${name.language ?? ''}`}
        {...props}
        versions={data.versions}
      />
    )
  return (
    <Page title={toThingTitle(name)} crumbs={[{ title: pages.content.title, href: path('content') }]}>
      {error ? <Problem error={error} onRetry={() => void query.refetch()} /> : <Bars count={8} />}
    </Page>
  )
}
