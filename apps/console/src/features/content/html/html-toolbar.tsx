import { type RefObject, useState } from 'react'
import { Button } from '#parts/controls/button.tsx'
import { type EditCommand, editCommands, findRange, preferParagraphs, restoreRange } from './edit-commands.ts'
import { LinkForm } from './link-form.tsx'
import { PictureForm } from './picture-form.tsx'
import styles from './html.module.css'

const buttons: Readonly<Record<EditCommand, { readonly word: string; readonly label: string }>> = {
  bold: { word: 'Bold', label: 'Bold, Ctrl B' },
  italic: { word: 'Italic', label: 'Italic, Ctrl I' },
  heading: { word: 'Heading', label: 'Heading' },
  smallHeading: { word: 'Subheading', label: 'Subheading' },
  paragraph: { word: 'Text', label: 'Paragraph of text' },
  list: { word: 'List', label: 'List' },
  numbers: { word: 'Numbered list', label: 'Numbered list' },
}
const commands = Object.keys(buttons) as EditCommand[]

/** The buttons above a rich text. */
export function HtmlToolbar({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const [question, setQuestion] = useState<'link' | 'picture'>()
  const [range, setRange] = useState<Range>()
  const ask = (what: 'link' | 'picture'): void => {
    setRange(root.current ? findRange(root.current) : undefined)
    setQuestion(question === what ? undefined : what)
  }
  const apply = (edit: () => void): void => {
    if (root.current) restoreRange(root.current, range)
    preferParagraphs()
    edit()
    root.current?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    setQuestion(undefined)
  }
  const runNow = (command: EditCommand): void => {
    if (root.current) restoreRange(root.current, findRange(root.current))
    preferParagraphs()
    editCommands[command]()
  }
  return (
    <>
      {/* The selection must stay where it is when a button is pressed. */}
      <div
        className={styles.toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label="Form of the text"
        onMouseDown={event => event.preventDefault()}
      >
        {commands.map(command => (
          <Button key={command} tone="quiet" label={buttons[command].label} onPress={() => runNow(command)}>
            {buttons[command].word}
          </Button>
        ))}
        <Button tone="quiet" isExpanded={question === 'link'} onPress={() => ask('link')}>
          Link…
        </Button>
        <Button tone="quiet" isExpanded={question === 'picture'} onPress={() => ask('picture')}>
          Picture…
        </Button>
      </div>
      {question === 'link' && <LinkForm onApply={apply} />}
      {question === 'picture' && <PictureForm onApply={apply} />}
    </>
  )
}
