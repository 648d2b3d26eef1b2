import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { agentsQuery } from './prize-queries.ts'
import styles from './prize-screen.module.css'

interface AgentChoiceProps {
  prizeId: number
  value: number | null
  onChange: (agentId: number) => void
}

/** With more agents, a city filter is shown. */
const maxWithoutFilter = 6

/** The choice of the agent where the item is collected. Without agents, collection is arranged by mail. */
export function AgentChoice({ prizeId, value, onChange }: AgentChoiceProps) {
  const t = useText()
  const [city, setCity] = useState('')
  const { data, isError, refetch, isFetching } = useQuery(agentsQuery(prizeId))
  if (isError && data === undefined)
    return (
      <ErrorState
        title={t('prizes.agents.failed')}
        text={t('prizes.failed.text')}
        retry={{ label: t('common.retry'), loading: isFetching, onPress: () => void refetch() }}
      />
    )
  const agents = data?.agents ?? []
  if (agents.length === 0)
    return data === undefined ? null : (
      <p className={styles.note}>
        {t('prizes.agents.none')} <InlineLink href="/contact">{t('prizes.contact')}</InlineLink>
      </p>
    )
  const cities = [...new Set(agents.map(agent => agent.city))]
  const shown = agents.filter(agent => city === '' || agent.city === city)
  return (
    <>
      {agents.length > maxWithoutFilter && (
        <SelectField
          label={t('prizes.agents.city')}
          value={city}
          onChange={event => setCity(event.target.value)}
        >
          <option value="">{t('prizes.agents.everywhere')}</option>
          {cities.map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <RadioCards
        legend={t('prizes.agents.title')}
        name="agent"
        value={value === null ? null : String(value)}
        onChange={id => onChange(Number(id))}
        options={shown.map(({ id, name, address, city: town, openingHours }) => ({
          id: String(id),
          title: name,
          note: [`${address}, ${town}`, openingHours].filter(Boolean).join(' · '),
        }))}
      />
    </>
  )
}
