import { Button } from '@fairground/ui/parts/button.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { useText } from '#app/text.ts'
import {
  type DraftLine,
  isReady,
  lineFromText,
  lineText,
  type PickingRule,
} from '#features/pick/draft-line.ts'
import { favouriteLines, keepFavourites, withFavourite } from '#features/pick/favourite-lines.ts'
import { pickedText } from '#features/pick/line-words.ts'
import { PickedLine } from '#features/pick/picked-line.tsx'

const { memberId } = bootstrap

export interface FavouritesModalProps {
  open: boolean
  onClose: () => void
  game: { readonly gameId: number; readonly gameTitle: string }
  rule: PickingRule
  /** The line in hand, and its number on the ticket. */
  line: DraftLine
  n: number
  onUse: (line: DraftLine) => void
}

/** The player's own lines of this game, kept in this browser: save the one in hand, or take one of them. */
export function FavouritesModal({ open, onClose, game, rule, line, n, onUse }: FavouritesModalProps) {
  const t = useText()
  const { gameId, gameTitle } = game
  const [texts, setTexts] = useState(() => favouriteLines(localStorage, memberId, gameId, rule))
  const keep = (next: string[]) => {
    setTexts(next)
    keepFavourites(localStorage, memberId, gameId, next)
  }
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
          <Button tone="primary" icon="star" onPress={() => keep(withFavourite(texts, lineText(line)))}>
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
                  onPress={() => keep(texts.filter(other => other !== text))}
                />
              </>
            }
          />
        ))}
      </ol>
    </Modal>
  )
}
