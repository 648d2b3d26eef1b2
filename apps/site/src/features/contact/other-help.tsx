import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './other-help.module.css'

const places = [
  { id: 'howToPlay', icon: 'help', href: '/howtoplay' },
  { id: 'results', icon: 'results', href: '/draws' },
  { id: 'tickets', icon: 'ticket', href: '/tickets' },
  { id: 'saferPlay', icon: 'shield', href: '/cashier/responsiblegaming' },
] as const satisfies readonly { id: string; icon: IconName; href: string }[]

/** Links to the pages that answer frequent questions. */
export function OtherHelp() {
  const t = useText()
  return (
    <Card title={t('contact.other.title')}>
      <ul className={styles.list}>
        {places.map(({ id, icon, href }) => (
          <li key={id}>
            <Anchor href={href}>
              <Icon name={icon} />
              <span>
                <b>{t(`contact.other.${id}`)}</b>
                <span className="small muted">{t(`contact.other.${id}Text`)}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  )
}
