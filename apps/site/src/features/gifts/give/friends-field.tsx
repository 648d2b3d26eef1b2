import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '#core/text/text.ts'
import styles from './give-modal.module.css'

const maxFriends = 10

export interface FriendsFieldProps {
  friends: readonly string[]
  onChange: (friends: readonly string[]) => void
}

/** Usernames or addresses, one after the other. The server checks them when the gift is given. */
export function FriendsField({ friends, onChange }: FriendsFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isAdded = friends.some(friend => friend.toLowerCase() === name.toLowerCase())
  const add = () => {
    if (name === '' || isAdded || friends.length >= maxFriends) return
    onChange([...friends, name])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.friends}>
      <Field
        label={t('gifts.form.friend')}
        help={t('gifts.form.friendHelp')}
        error={isAdded ? t('gifts.form.isAdded') : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={144}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        suffix={
          <Button size="sm" onPress={add}>
            {t('gifts.form.add')}
          </Button>
        }
      />
      <ul className={styles.pills} aria-live="polite">
        {friends.map(friend => (
          <li key={friend} className={styles.pill}>
            <Avatar initials={friend.slice(0, 2).toUpperCase()} size={32} />
            <span>{friend}</span>
            <IconButton
              icon="close"
              size="sm"
              label={t('gifts.form.remove', { name: friend })}
              onPress={() => onChange(friends.filter(each => each !== friend))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
