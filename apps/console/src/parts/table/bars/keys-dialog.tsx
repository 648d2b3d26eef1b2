import { Modal } from '@fairground/ui/feedback/modal.tsx'
import styles from './keys-dialog.module.css'

const keys: readonly (readonly [string, string])[] = [
  ['J or ↓', 'Next row'],
  ['K or ↑', 'Row before'],
  ['Page Down, Page Up', 'Ten rows on or back'],
  ['Home, End', 'First or last loaded row'],
  ['X or Space', 'Select the row'],
  ['Shift X', 'Select from the last selected row to here'],
  ['Enter', 'Open the row'],
  ['Esc', 'Close the row, then clear the selection'],
  ['B', 'Go to the acts of the selected rows'],
  ['E', 'Export the loaded rows'],
  ['/', 'Filter the loaded rows'],
  ['?', 'This list'],
]

export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Modal open={isOpen} onClose={onClose} title="Keys in a list" closeLabel="Close" width="narrow">
      <dl className={styles.keys}>
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
