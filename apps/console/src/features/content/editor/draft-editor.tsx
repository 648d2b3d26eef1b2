import { type KeyboardEvent, useState } from 'react'
import { usePath } from '#core/operator/use-path.ts'
import { pages } from '#core/pages.ts'
import { useRights } from '#core/session/rights.ts'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { kindWords } from '../model/kind-words.ts'
import { type FullVersion, toThingTitle } from '../model/things.ts'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { AdShare } from './ad-share.tsx'
import type { EditorProps } from './content-name.ts'
import { Conflict } from './conflict.tsx'
import { EditorActs } from './editor-acts.tsx'
import { EditorState } from './editor-state.tsx'
import { useDraft } from './use-draft.ts'
import { ValuePanel } from './value-panel.tsx'

/** One page, ad, picture or text: its draft, how it looks on the site, and its versions. */
export function DraftEditor(props: EditorProps & { readonly versions: readonly FullVersion[] }) {
  const { name, versions } = props
  const draft = useDraft(name, versions)
  const path = usePath()
  const { mayDo } = useRights()
  const [areVersionsShown, setAreVersionsShown] = useState(false)
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void draft.save()
  }
  const crumbs = [
    { title: pages.content.title, href: path('content') },
    { title: kindWords[name.kind].many, href: `${path('content')}?content.f=${name.kind}` },
  ]
  return (
    <div role="presentation" onKeyDown={saveByKey}>
      <Page
        title={toThingTitle(name)}
        crumbs={crumbs}
        about={<EditorState draft={draft} versions={versions} />}
        tools={
          <EditorActs
            {...props}
            draft={draft}
            areVersionsShown={areVersionsShown}
            onVersions={() => setAreVersionsShown(!areVersionsShown)}
          />
        }
      >
        <Columns kind="even">
          <Stack>
            {draft.theirs && <Conflict draft={draft} theirs={draft.theirs} />}
            <ValuePanel {...props} draft={draft} />
            {name.kind === 'ad' && <AdShare name={name} value={draft.value} />}
          </Stack>
          <Stack>
            {areVersionsShown && <VersionsPanel versions={versions} />}
            {mayDo('createPreview') && (
              <PreviewPanel
                name={name}
                languages={props.languages}
                revision={versions.find(({ status }) => status === 'draft')?.hash}
              />
            )}
          </Stack>
        </Columns>
      </Page>
    </div>
  )
}
