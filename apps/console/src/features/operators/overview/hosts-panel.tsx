import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { toSiteAddress } from '../site-address.ts'
import { ChangeButton } from './change-button.tsx'
import styles from './hosts-panel.module.css'

/** The host names of the site. The first one is used in e-mails and previews. */
export function HostsPanel({ hosts }: { readonly hosts: readonly string[] }) {
  return (
    <Panel
      title="Hosts"
      isFlush
      tools={
        <ChangeButton
          asks={{ hosts: [...hosts] }}
          title="Change the hosts of the site"
          about="Players reach the site at these names within seconds. At a name that is removed, they reach nothing. The name server must lead each name to the gateway."
          done="The hosts are changed"
        >
          Change…
        </ChangeButton>
      }
    >
      <ul className={styles.hosts}>
        {hosts.map((host, index) => (
          <li key={host}>
            <a href={toSiteAddress(host)} target="_blank" rel="noreferrer">
              {host}
              <span className="vh"> (opens the site in a new window)</span>
              <Icon name="share" size="sm" />
            </a>
            {index === 0 && <small>in e-mails</small>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
