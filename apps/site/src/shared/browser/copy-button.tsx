import { Button } from '@fairground/ui/controls/button.tsx'
import { useState } from 'react'

export interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
}

export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button icon={copied ? 'check' : 'copy'} onPress={() => void copy()}>
      {copied ? copiedLabel : label}
    </Button>
  )
}
