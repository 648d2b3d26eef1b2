import { usePath } from '#core/operator/use-path.ts'
import { Link } from 'react-router'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { When } from '#parts/values/when.tsx'
import { lookWords, profileWords, schemeWords } from '../setting-words.ts'
import type { OperatorView } from '../use-operator-view.ts'
import { ChangeButton } from './change-button.tsx'

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const toReturnWords = ({ returns }: OperatorView): string =>
  returns ? `${returns.min}% to ${returns.max}%` : 'Any return is accepted'

export const toLanguageWords = (languages: readonly string[]): string =>
  languages.map(each => languageNames.of(each.replaceAll('_', '-')) ?? each).join(', ')

export function FactsPanel({ operator }: { readonly operator: OperatorView }) {
  const { name, profile } = operator
  const path = usePath()
  const facts = [
    { title: 'Number', value: operator.memberId },
    { title: 'Code', value: operator.code },
    { title: 'Rule profile', value: profileWords[profile].name },
    {
      title: 'Currency',
      value: `${operator.currency} · ${currencyNames.of(operator.currency) ?? operator.currency}`,
    },
    { title: 'Time zone', value: operator.timeZone },
    { title: 'Languages', value: toLanguageWords(operator.languages) || 'None added yet' },
    {
      title: 'Look',
      value: (
        <Link to={path('operator', 'look')}>
          {lookWords[operator.look].name}, {schemeWords[operator.scheme].toLowerCase()}
        </Link>
      ),
    },
    { title: 'Return to player', value: toReturnWords(operator) },
    { title: 'Key of the site', value: <Hash value={operator.siteKey} name="key of the site" /> },
    { title: 'Created', value: <When at={operator.createdAt} style="day" /> },
  ]
  return (
    <Panel
      title={name}
      tools={
        <ChangeButton
          asks={{ name, profile }}
          title="Change the name and the rule profile"
          about="Players see the name on every page. The profile decides about limits, identity checks and bonuses."
          done="The operator is changed"
        >
          Change…
        </ChangeButton>
      }
    >
      <Facts facts={facts} />
    </Panel>
  )
}
