import { Button } from '@fairground/ui/controls/button.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useText } from '#core/text/text.ts'
import {
  type DraftLine,
  isReady,
  lineFromText,
  lineText,
  type PickingRule,
} from '#features/pick/draft/draft-line.ts'
import { withFavourite } from './favourite-lines.ts'
import { pickedText } from '#features/pick/draft/line-texts.ts'
import { PickedLine } from '#features/pick/draft/picked-line.tsx'

export interface FavouritesModalProps {
  open: boolean
  onClose: () => void
  gameTitle: string
  rule: PickingRule
  texts: readonly string[]
  onSave: (texts: readonly string[]) => void
  /** The current line, which can be saved. */
  line: DraftLine
  n: number
  onUse: (line: DraftLine) => void
}

/** Saved lines of this game in this browser: save the current line or reuse a saved one. */
export function FavouritesModal(props: FavouritesModalProps) {
  const { open, onClose, gameTitle, rule, texts, onSave, line, n, onUse } = props
  const t = useText()
  const lines = texts.flatMap(text => {
    const saved = lineFromText(rule, text)
    return saved ? [{ text, saved, numbers: pickedText(t, saved) }] : []
  })
  const canSave = isReady(line) && !texts.includes(lineText(line))
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('pick.favourites.title')}
      closeLabel={t('pick.favourites.close')}
      actions={
        canSave && (
          <Button tone="primary" icon="star" onPress={() => onSave(withFavourite(texts, lineText(line)))}>
            {t('pick.favourites.save', { n })}
          </Button>
        )
      }
    >
      <p className="small muted">
        {lines.length === 0 ? t('pick.favourites.none') : t('pick.favourites.text', { title: gameTitle })}
      </p>
      <ol>
        {lines.map(({ text, saved, numbers }, index) => (
          <PickedLine
            key={text}
            line={saved}
            index={index + 1}
            label={numbers}
            end={
              <>
                <Button
                  size="sm"
                  label={t('pick.favourites.useLine', { numbers })}
                  onPress={() => {
                    onUse(saved)
                    onClose()
                  }}
                >
                  {t('pick.favourites.use')}
                </Button>
                <IconButton
                  icon="trash"
                  size="sm"
                  label={t('pick.favourites.remove', { numbers })}
                  onPress={() => onSave(texts.filter(other => other !== text))}
                />
              </>
            }
          />
        ))}
      </ol>
    </Modal>
  )
}
