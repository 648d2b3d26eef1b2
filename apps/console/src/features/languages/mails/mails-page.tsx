import { mailNames } from '@fairground/contract/operator/mail-names'
import { NavLink, useParams, useSearchParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { pages } from '#core/pages.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { MailEditor } from './mail-editor.tsx'
import { mailWords } from './mail-words.ts'
import styles from './mails.module.css'

/** The mails to players, as they arrive. */
export function MailsPage() {
  const { mail: named } = useParams()
  const [params, setParams] = useSearchParams()
  const path = usePath()
  const languages = useOperation('listLanguages', {})
  const mail = mailNames.find(each => each === named) ?? mailNames[0]
  return (
    <Page title="Mails to players" crumbs={[{ title: pages.languages.title, href: path('languages') }]}>
      <Loaded query={languages} what="The languages of the site did not load.">
        {({ languages: all }) => {
          const language = params.get('lang') ?? all[0]?.language ?? 'en_US'
          return (
            <>
              <Chips
                label="Language"
                chips={all.map(each => ({ id: each.language, title: each.name }))}
                chosen={language}
                onChoose={chosen => setParams({ lang: chosen }, { replace: true })}
              />
              <div className={styles.columns}>
                <Panel title="Mails" isFlush>
                  <nav aria-label="Mails">
                    <ul className={styles.list}>
                      {mailNames.map(each => (
                        <li key={each}>
                          <NavLink
                            to={`${path('languages', 'mails', each)}?lang=${language}`}
                            aria-current={each === mail ? 'page' : undefined}
                          >
                            {mailWords[each]}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </nav>
                </Panel>
                <MailEditor key={`${mail} ${language}`} mail={mail} language={language} />
              </div>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
