import { densities, type Density, usePreferences } from '#core/preferences.ts'
import { signOut } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import styles from './person-menu.module.css'

const densityWords: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  roomy: 'Roomy',
}

interface PersonPanelProps {
  readonly roles: readonly string[]
  readonly onOpenAccess: () => void
  readonly onClose: () => void
}

/** The appearance, own sessions and passkeys, and the sign-out. */
export function PersonPanel({ roles, onOpenAccess, onClose }: PersonPanelProps) {
  const { scheme, density, hasKeys } = usePreferences()
  return (
    <div className={styles.menu}>
      <p className={styles.roles}>{roles.join(', ')}</p>
      <p className={styles.label}>Colours</p>
      <Chips
        label="Colours"
        chips={[
          { id: 'system', title: 'As the system' },
          { id: 'light', title: 'Light' },
          { id: 'dark', title: 'Dark' },
        ]}
        chosen={scheme ?? 'system'}
        onChoose={id => usePreferences.setState({ scheme: id === 'system' ? undefined : id })}
      />
      <p className={styles.label}>Rows</p>
      <Chips
        label="Rows"
        chips={densities.map(id => ({ id, title: densityWords[id] }))}
        chosen={density}
        onChoose={id => usePreferences.setState({ density: id })}
      />
      <p className={styles.label}>Single keys in lists</p>
      <Chips
        label="Single keys in lists"
        chips={[
          { id: 'on', title: 'On' },
          { id: 'off', title: 'Off' },
        ]}
        chosen={hasKeys ? 'on' : 'off'}
        onChoose={id => usePreferences.setState({ hasKeys: id === 'on' })}
      />
      <Button
        icon="key"
        onPress={() => {
          onClose()
          onOpenAccess()
        }}
      >
        Sessions and passkeys…
      </Button>
      <Button icon="leave" onPress={() => void signOut()}>
        Sign out
      </Button>
    </div>
  )
}
