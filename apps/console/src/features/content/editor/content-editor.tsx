import { contentKindNames, contentKinds } from '@fairground/contract/operator/content-kinds'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { useLanguages } from '../model/use-languages.ts'
import { useThings } from '../model/use-things.ts'
import { NamedEditor } from './named-editor.tsx'

/** The editor of what the address names, in the language that the address chooses. */
export function ContentEditor() {
  const { kind: named, key = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const path = usePath()
  const languages = useLanguages()
  const { things } = useThings()
  const kind = contentKindNames.find(each => each === named)
  if (!kind) return <Navigate to={path('content')} replace />
  const thing = things.find(each => each.kind === kind && each.key === key)
  if (!contentKinds[kind].hasLanguage) return <NamedEditor name={{ kind, key }} thing={thing} />
  return (
    <Loaded query={languages} bars={8} what="The languages of the site did not load.">
      {({ languages: all }) => {
        const language = params.get('lang') ?? all[0]?.language ?? 'en_US'
        return (
          <NamedEditor
            name={{ kind, key, language }}
            thing={thing}
            languages={all}
            onLanguage={chosen => setParams({ lang: chosen }, { replace: true })}
          />
        )
      }}
    </Loaded>
  )
}
