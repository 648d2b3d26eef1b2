import type { Game } from '@fairground/contract/entities/games/game'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { LineTabs } from '@fairground/ui/games/numbers/line-tabs.tsx'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { useText } from '#core/text/text.ts'
import { DigitsBlock } from './digits-block.tsx'
import { DipRow } from './dip-row.tsx'
import {
  addLine,
  currentLine,
  type Draft,
  putLine,
  selectLine,
  withLine,
} from '#features/pick/draft/draft.ts'
import {
  type DraftLine,
  isDigits,
  isReady,
  isStarted,
  countMissing,
} from '#features/pick/draft/draft-line.ts'
import { pickedText } from '#features/pick/draft/line-texts.ts'
import { NumbersBlock, type PickerPage } from './numbers-block.tsx'
import { PickerTools } from './picker-tools.tsx'
import { TypedNumbers } from './typed-numbers.tsx'
import { useSavedLines } from './use-saved-lines.ts'
import styles from './number-picker.module.css'

/** Loaded on demand: most visitors have no saved lines. */
const SavedLines = lazy(lazyPage(async () => (await import('./saved-lines.tsx')).SavedLines))
const FavouritesModal = lazy(lazyPage(async () => (await import('./favourites-modal.tsx')).FavouritesModal))

export interface NumberPickerProps {
  game: Pick<Game, 'gameId' | 'gameTitle'>
  draft: Draft
  onChange: (draft: Draft) => void
  maxLines: number
  price: PlayPrice
  page: PickerPage
  onPage: (page: PickerPage) => void
  onHowTo: () => void
  onRules: () => void
}

/** Edits the lines of the draft, one at a time. */
export function NumberPicker(props: NumberPickerProps) {
  const { game, draft, onChange, maxLines, price, page, onPage, onHowTo, onRules } = props
  const t = useText()
  const announce = useAnnounce()
  const { rule } = draft
  const n = draft.current + 1
  const line = currentLine(draft)
  const change = (next: DraftLine) => onChange(withLine(draft, next))
  const [saved, setSaved] = useSavedLines(game.gameId, rule)
  /** Undefined until the dialog is opened for the first time. */
  const [savedOpen, setSavedOpen] = useState<boolean>()
  /** The saved lines at the start: a line that the player saves now must not move the picker. */
  const [atStart] = useState(saved)

  const tabs = draft.lines.map((each, index) => ({
    id: String(index),
    label: t('pick.line', { n: index + 1 }),
    complete: isReady(each),
    ...(isStarted(each) && countMissing(each) > 0
      ? { note: t('pick.left', { count: countMissing(each) }) }
      : {}),
  }))
  /** Changes a whole line at once, so it announces the whole line to screen readers. */
  const changeAndAnnounce = (next: Draft) => {
    onChange(next)
    announce(t('pick.typed.done', { n: next.current + 1, numbers: pickedText(t, currentLine(next)) }))
  }
  const use = (line: DraftLine) => changeAndAnnounce(putLine(draft, line, maxLines))

  return (
    <Card
      className={styles.picker}
      title={rule.kind === 'digits' ? t('pick.titleDigits') : t('pick.title')}
      titleSize="xl"
      action={
        <span className={styles.head}>
          <IconButton icon="help" label={t('pick.howTo')} onPress={onHowTo} />
          <IconButton icon="info" label={t('pick.rules')} onPress={onRules} />
        </span>
      }
    >
      <a className={styles.toTicket} href="#ticket">
        {t('pick.goToTicket')}
      </a>
      {atStart.length > 0 && (
        <Suspense>
          <SavedLines texts={atStart} rule={rule} onUse={use} onAll={() => setSavedOpen(true)} />
        </Suspense>
      )}
      <DipRow draft={draft} maxLines={maxLines} price={price} onDraft={changeAndAnnounce} />
      <LineTabs
        label={t('pick.lines')}
        lines={tabs}
        selected={String(draft.current)}
        onSelect={id => {
          onPage('first')
          onChange(selectLine(draft, Number(id)))
        }}
        add={
          draft.lines.length < maxLines
            ? {
                label: t('pick.addLine'),
                onPress: () => {
                  onPage('first')
                  onChange(addLine(draft, maxLines))
                },
              }
            : undefined
        }
      />
      {isDigits(line) ? (
        <DigitsBlock key={draft.current} line={line} n={n} price={price} onLine={change} />
      ) : (
        rule.kind === 'numbers' && (
          <NumbersBlock
            key={draft.current}
            rule={rule}
            line={line}
            n={n}
            page={page}
            onPage={onPage}
            onLine={change}
          />
        )
      )}
      <PickerTools
        draft={draft}
        maxLines={maxLines}
        price={price}
        onChange={onChange}
        onAnnouncedChange={changeAndAnnounce}
        onSaved={() => setSavedOpen(true)}
      />
      <TypedNumbers rule={rule} line={line} onLine={typed => changeAndAnnounce(withLine(draft, typed))} />
      {savedOpen !== undefined && (
        <Suspense>
          <FavouritesModal
            open={savedOpen}
            onClose={() => setSavedOpen(false)}
            gameTitle={game.gameTitle}
            rule={rule}
            texts={saved}
            onSave={setSaved}
            line={line}
            n={n}
            onUse={use}
          />
        </Suspense>
      )}
    </Card>
  )
}
