import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { type PageName, pages } from '#core/pages.ts'
import { rememberChoice } from './recent-choices.ts'
import type { Choice } from './choice.ts'
import { toChoices } from './to-choices.ts'
import { useFound } from './use-found.ts'
import styles from './palette.module.css'

/** Finds things by their exact number, code or name, and pages by their words. It opens; it never acts by itself. */
export function PaletteDialog({
  pages: shown,
  onClose,
}: {
  readonly pages: readonly PageName[]
  readonly onClose: () => void
}) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const path = usePath()
  const { found, isSearching } = useFound(text)
  const groups = toChoices(text, shown, found, path)
  const open = (key: unknown): void => {
    const choice = groups.flatMap(group => group.choices).find(each => each.id === key)
    if (!choice) return
    rememberChoice(choice)
    onClose()
    void navigate(choice.href)
  }
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={onClose}>
      <Modal>
        <Dialog className={styles.dialog ?? ''} aria-label="Search">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              className={styles.input ?? ''}
              aria-label="Player, ticket, draw or payment"
              autoFocus
            >
              <Icon name="search" size="sm" />
              <Input placeholder="Exact number, ticket code, user name, or a page" />
              <kbd className={styles.kbd}>Esc</kbd>
            </SearchField>
            <Menu
              className={styles.results ?? ''}
              aria-label="Results"
              onAction={open}
              renderEmptyState={() => <Nothing isSearching={isSearching} />}
            >
              {groups.map(group => (
                <MenuSection key={group.title}>
                  <Header className={styles.group ?? ''}>{group.title}</Header>
                  {group.choices.map(choice => (
                    <ResultItem key={choice.id} choice={choice} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function ResultItem({ choice }: { readonly choice: Choice }) {
  return (
    <MenuItem id={choice.id} className={styles.result ?? ''} textValue={choice.title}>
      <Icon name={choice.page ? pages[choice.page].icon : 'next'} size="sm" />
      {choice.title}
      {choice.note && <small>{choice.note}</small>}
    </MenuItem>
  )
}

function Nothing({ isSearching }: { readonly isSearching: boolean }) {
  return (
    <p className={styles.none}>
      {isSearching ? 'Searching…' : 'Nothing found. Personal data are found only by their exact value.'}
    </p>
  )
}
